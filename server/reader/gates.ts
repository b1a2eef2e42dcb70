/** What must never be confused, however near in meaning: evidence that a subject needs, and words that rule it out. */
import { subjectOf, type Subject } from '../library/subjects.ts';

const FESTIVAL =
  /^(?:christmas|new-year|easter|halloween|thanksgiving|.*s-day|.*-day|diwali|holi|ramadan|eid|hanukkah|lunar-new-year|black-friday)$/;
const AGE = /^turning-/;
const SAID_ONLY = new Set([
  'leader-in-history',
  'scientist',
  'twins',
  'adoption',
  'christening',
  'karma',
  'monarchy',
  'patriotism',
]);

/** Only the visitor's own words can say that it is this: an age, a feast, a person with a name. */
export const mustBeNamed = ({ id }: Subject): boolean => AGE.test(id) || FESTIVAL.test(id) || SAID_ONLY.has(id);

const LOST =
  /\b(?:los[est]|losing|lost|loses|loss|defeat\w*|fail\w*|reject\w*|relegat\w*|beaten|runner-up|second place|knocked out|did ?n[o']t (?:win|get|finish|make|pass|qualify)|not (?:win|get|finish|make|pass)|never (?:won|finished|made))\b/i;
const WON = /\b(?:w[io]n|wins|winning|winner|victory|champion\w*|medal|trophy|passed|promoted|succe\w+|beat(?:ing)?)\b/i;
const DEAD =
  /\b(?:died|dead|death|dying|passed away|funeral|late (?:mother|father|mum|mom|dad|husband|wife)|widow\w*|grave|grief|griev\w*|mourn\w*|los(?:t|ing|e|es) (?:my|our|her|his|their|a|an|the|both|someone)|loss of|after (?:her|his) death|memory of|eulogy|obituary|sympathy|condolence\w*|put (?:down|to sleep)|rainbow bridge|stillb\w+|ashes|without (?:my|our)? ?(?:mum|mom|dad|mother|father)|bereave\w*)\b/i;

/** Somebody is gone, or a child that was to come. */
const BEREAVED =
  /\b(?:died|dead|death|dying|passed away|funeral|grief|griev\w*|mourn\w*|miscarr\w*|stillb\w+|bereave\w*|los(?:t|ing|e|es) (?:(?:my|our|her|his|their|there|your|an?|the|both|one|dear|first|only|little|young|old|elderly|beloved|unborn|best) ){0,3}(?:bab(?:y|ies)|child(?:ren)?|sons?|daughters?|twins?|pregnancy|mother|mum|mom|father|dad|parents?|husband|wife|partner|brother|sister|friend|grand\w+|aunt|uncle|dog|cat|pet))\b/i;
const LOST_CHILD =
  /\b(?:miscarr\w*|stillb\w+|los(?:t|ing|e|es) (?:(?:my|our|her|his|their|there|your|an?|the|both|one|dear|first|only|little|young|old|elderly|beloved|unborn|best) ){0,3}(?:bab(?:y|ies)|twins?|pregnancy))\b/i;
const CHILDREN =
  /^(?:birth|baby|pregnancy|new-parent|baby-shower|christening|parental-leave|twins|toddler|first-day-of-school|parenting)$/;

/** Whoever mourns is brought nothing that was written for another matter. */
export const isBereaved = (text: string): boolean => BEREAVED.test(text);

const CALLED_OFF = /\b(?:cancell?ed|call(?:ed|ing)? off|postponed|never (?:took place|happened))\b/i;

/** Hardships are spoken of only where there is evidence of that hardship in the visitor's words. */
export const contradicts = ({ id, sort }: Subject, text: string): boolean => {
  if (
    sort === 'achievement' &&
    LOST.test(text) &&
    !WON.test(text) &&
    !/^(?:comeback|weight|losing-weight|goals|paying|quitting|getting-sober|beating)/.test(id)
  )
    return true;
  if (sort === 'celebration' && CALLED_OFF.test(text)) return true;
  if (CHILDREN.test(id) && LOST_CHILD.test(text)) return true;
  if (sort === 'defeat' && WON.test(text) && !LOST.test(text)) return true;
  if (/^(?:death-of|widowhood|miscarriage|funeral)/.test(id) && !DEAD.test(text) && id !== 'miscarriage') return true;
  return false;
};

/** The neighbour is named: then it is not this one. */
export const isRuledOut = (subject: Subject, named: ReadonlySet<string>): boolean =>
  !named.has(subject.id) &&
  [...named].some((id) => subject.never.includes(id) || (subjectOf(id)?.never.includes(subject.id) ?? false));
