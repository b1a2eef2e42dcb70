/** Services as a list, achievements as clauses, each in the visitor's own words. */
import { listed } from '../../english/prose.ts';
import { sentencesOf, withoutStop } from '../../english/topic/clean.ts';
import { lowered } from '../../english/topic/noun-phrase.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import { readStatements } from './description.ts';
import type { Statement } from './statement.ts';
import { cleaned, partsOf, saysNothing, shortened } from './words.ts';

type Services =
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'sentences'; readonly statements: readonly Statement[] };

const MOST_WORDS_AN_ITEM = 9;
/** More than the longest bio can hold. */
const MOST_ITEMS = 60;
const MOST_ACHIEVEMENTS = 20;
/** "1. Paving 2. Fencing" */
const NUMBERED = /(?:^|\s)\d{1,2}[.)]\s+(?=\p{L})/gu;
const SPOKEN = /\b(?:we|i|our|us)\b(?!\.)/i;

/** Nothing where the field was left empty. */
export const readServices = (typed: string, name: string): Services | undefined => {
  if (saysNothing(typed)) return undefined;
  const text = cleaned(typed.replace(NUMBERED, ', '));
  if (SPOKEN.test(text) || sentencesOf(text).length > 1) {
    const statements = readStatements(text, name);
    return statements.length > 0 ? { kind: 'sentences', statements } : undefined;
  }
  const parts = partsOf(withoutStop(text), /[,;，、；•·|]/).map((part) =>
    part.replace(/^(?:and|&|plus)\s+/i, '').replace(/(?<![\s.:])[\s.:]+$/, ''),
  );
  // Where some begin small, the capitals of the others are meant.
  const isTitled = parts.every((part) => !/^\p{Ll}/u.test(part));
  const items = parts.map((part) =>
    shortened(isTitled && !/^\p{Lu}(?!\p{L})/u.test(part) ? lowered(part) : part, MOST_WORDS_AN_ITEM),
  );
  const named = items.filter((item) => !/^(?:etc|and more|more|others?)\.?$/i.test(item));
  const first = named.length > MOST_ITEMS ? [...named.slice(0, MOST_ITEMS), 'more'] : named;
  return first.length > 0 ? { kind: 'list', items: first } : undefined;
};

/** The first of the services, and the word that there are more. */
export const someOf = (items: readonly string[], count: number): string =>
  listed(count < items.length ? [...items.slice(0, count), 'more'] : items);

export type Achievement =
  | { readonly kind: 'did' | 'received' | 'noted'; readonly words: string }
  | { readonly kind: 'statement'; readonly statement: Statement };

const RECEIVED =
  /^(?:(?:highly|officially|fully|recently|twice|also|often)\s+)?(?:awarded|named|voted|featured|certified|accredited|recogni[sz]ed|nominated|shortlisted|longlisted|selected|chosen|ranked|rated|listed|licen[sc]ed|approved|trusted|used|endorsed|commended|honou?red|published|profiled|registered|audited|funded|backed|invited|cited|mentioned|praised|reviewed|granted)\s+(?=(?:(?:by|in|as|on|for|among|amongst|at|across|with|from|to|best|one|the|a|an|top|number|no)\b|#|\d|\p{Lu}))/u;
const OPENS_OBJECT =
  /^(?:[\d$£€]|\p{Lu}|(?:a|an|the|over|more|about|around|nearly|almost|our|its|their|two|three|four|five|ten|first|best|most)$)/u;

const DEED =
  /^(?:won|built|launched|opened|served|raised|helped|completed|designed|delivered|trained|grew|restored|supplied|planted|sold|shipped|installed|reached|achieved|earned|received|became|expanded|moved|celebrated|supported|taught|hosted|secured|exhibited|donated|repaired|saved|passed|finished|worked|invested|contributed|volunteered|exported|doubled|tripled|halved|increased|reduced|generated|hired|employed|attracted|produced|collaborated|partnered|made|created|developed|cut|brought|wrote|placed|planned|organi[sz]ed)$/;

const isDeed = (words: string): boolean => {
  const [first = '', next = ''] = words.split(' ');
  const { form, verb, adjective } = classOf(first);
  // "Best plumber 2022" is a title, and nothing that was done.
  if (/^(?:best|top|first|most|fast|set)$/.test(first)) return false;
  return form === 'past' && verb > 0 && next !== '' && (OPENS_OBJECT.test(next) || (adjective === 0 && DEED.test(first)));
};

const achievementOf = (entry: string, name: string): Achievement[] => {
  const words = withoutStop(entry);
  const soft = words.replace(/^\p{Lu}(?=\p{Ll}+\s)/u, (letter) => letter.toLowerCase());
  if (RECEIVED.test(soft)) return [{ kind: 'received', words: soft }];
  if (isDeed(soft) && !SPOKEN.test(soft)) return [{ kind: 'did', words: soft }];
  if (SPOKEN.test(words) || words.toLowerCase().startsWith(`${name.toLowerCase()} `))
    return readStatements(entry, name).map((statement) => ({ kind: 'statement', statement }));
  return [{ kind: 'noted', words }];
};

/** In the order they were typed; a comma divides nothing, since a date or a place often follows it. */
export const readAchievements = (typed: string, name: string): Achievement[] =>
  saysNothing(typed)
    ? []
    : partsOf(typed, /[;；\n•]/)
        .map(cleaned)
        .flatMap(sentencesOf)
        .filter((entry) => !saysNothing(entry))
        .slice(0, MOST_ACHIEVEMENTS)
        .flatMap((entry) => achievementOf(entry, name));
