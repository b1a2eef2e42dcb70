/** What a question names and an entry does not speak of, where that changes the answer. */
import { sensesOf } from '../../../lexicon/wordnet.ts';
import type { Entry } from './entries.ts';
import { isPlace } from '../words/lookup.ts';
import { readQuestion } from '../question/question.ts';
import { questionsIn } from '../question/reading.ts';
import { isTelling, stemmed, termsIn, wordsIn } from '../question/terms.ts';
import { unitNamed } from '../units/units-data.ts';

/** Of each line a question means one; what is true of another is not true of it. */
const CONTRARY = `top|bottom
accept|negotiate|decline refuse reject
buy buying|sell selling|rent renting
raise increase higher|lower reduce decrease
inside indoors indoor|outside outdoors outdoor
summer|winter
borrow|lend
gain|lose
loud noisy|quiet silent
inherit|bequeath
emigrate|immigrate
marry married|divorce divorced`
  .split('\n')
  .map((line) => line.split('|').map((words) => [...termsIn(words)]));

const textOf = ({ ask, says, more = [], steps = [], caution = '' }: Entry): string =>
  [...ask, says, ...more, ...steps, caution].join(' ');

/** Whether it is about the other end of what is asked: "cold at the bottom" for "cold at the top". */
export const isContrary = (terms: ReadonlySet<string>, { ask: [title] }: Entry): boolean => {
  const named = termsIn(title!);
  return CONTRARY.some((sides) => {
    const meant = sides.filter((side) => side.some((word) => terms.has(word)));
    const written = sides.filter((side) => side.some((word) => named.has(word)));
    return meant.length === 1 && written.length > 0 && !written.includes(meant[0]!);
  });
};

/** What is done to a thing: a page on another of these lines answers another question of the same thing. */
const ACTIONS = `cook boil bake roast fry grill steam simmer microwave poach
keep store last leave
freeze refreeze
reheat
defrost thaw
eat
wash clean descale
dry
grow plant
prune trim
cut
sell
cancel
paint
feed
train`
  .split('\n')
  .map((line) => new Set(line.split(' ').map(stemmed)));
const DOES =
  /^(?:(?:how long|how often|how|when|where|why) )?(?:do|does|did|can|could|should|is it (?:safe|ok|okay|fine) to|to) (?:(?:i|you|we|people) )?(?:safely )?([a-z]+)\b/;
/** "How long does it keep". */
const LASTS = /^how long (?:do|does|can|will) .{1,60}? (last|keep|stay|be kept)\b/;
const actionIn = (plain: string): number => {
  const verb = LASTS.test(plain) ? 'last' : DOES.exec(plain)?.[1];
  return verb === undefined ? -1 : ACTIONS.findIndex((line) => line.has(stemmed(verb)));
};

/** "How long do I cook rice for" is not told by how long cooked rice keeps. */
export const isOtherAction = (asked: string, { ask }: Entry): boolean => {
  const action = actionIn(readQuestion(asked).plain);
  if (action === -1) return false;
  const own = new Set(ask.map((one) => actionIn(readQuestion(one).plain)));
  own.delete(-1);
  return own.size > 0 && !own.has(action);
};

const WHICH = /^(?:which|what) (\p{L}{3,}) (?:do|does|did|can|has|have|is|are|was|\p{L}+s)\b/u;
/** "Which ocean …" of a page that has no word of an ocean: it tells of something else. */
export const isKindUnsaid = (core: string, entry: Entry): boolean => {
  const kind = WHICH.exec(core)?.[1];
  const said = kind === undefined ? undefined : termsIn(textOf(entry));
  return said !== undefined && [...termsIn(kind!)].some((term) => !said.has(term));
};

const NATIVE = /\b(?:native or inhabitant|resident)\b/;
/** "Melbourne", "a Canadian": where somebody is or comes from. */
const isOfPlace = (name: string): boolean => {
  const [first] = sensesOf(name.toLowerCase());
  return first !== undefined && (isPlace(first) || NATIVE.test(first.definition));
};

/** Of these names, as terms, those that nothing in the entry is about; "American" is of "America". */
export const namesApart = (names: Iterable<string>, entry: Entry): readonly string[] => {
  const said = [...termsIn(textOf(entry))];
  return [...names].filter((name) => !said.some((term) => term.startsWith(name)));
};

/** The places a question names, as typed, that nothing in the entry is about. */
export const placesApart = (asked: string, entry: Entry): readonly string[] => {
  const names = [...asked.matchAll(/(?<=[\p{L}\p{N},;'’] )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/gu)].map(({ 0: name }) => name);
  return [...new Set(names)].filter((name) => {
    const terms = termsIn(name);
    return wordsIn(name).some(isTelling) && isOfPlace(name) && namesApart(terms, entry).length === terms.size;
  });
};

/** "…, and does it do them any harm?" */
const HARMS =
  /,? and ((?:does|will|can|could|is|are) (?:it|this|that|they|there)\b[^.?!]{0,30}\b(?:harm\p{L}*|hurt|dangerous|danger|damage|bad|safe)\b[^.?!]{0,30}\?)/iu;
const OF_HARM = /\b(?:un)?(?:harm|hurt|danger|damag|safe|bad|poison|injur|doctor|worr|nothing wrong|normal)/i;

/** Of a text that asks two things the one that the entry has no word of, where it speaks of the other. */
export const partApart = (asked: string, entry: Entry): string | undefined => {
  const harm = HARMS.exec(asked)?.[1];
  if (harm !== undefined && !OF_HARM.test(textOf(entry))) return harm;
  const said = termsIn(textOf(entry));
  const [first, second] = questionsIn(asked).map((part) => ({ part, isTold: [...termsIn(part)].some((term) => said.has(term)) }));
  if (!first || !second || first.isTold === second.isTold) return undefined;
  return first.isTold ? second.part : first.part;
};

const SIDES = /\bdifference between (?:an? |the )?([^,;:.?!]{2,60}?) and (?:an? |the )?([^,;:.?!]{2,60})/i;
/** The two things that a question wants told apart; none where it asks something else. */
export const sidesIn = (asked: string): readonly string[] => SIDES.exec(asked)?.slice(1) ?? [];

const COMPARED = /\b(?:which|what|who)(?: is|'s|’s)? (?:more )?\p{L}{3,12},? ([^,;:.?!]{2,60}?) or ([^,;:.?!]{2,60})/iu;

/** Whether one of the two is not spoken of: a page on a power of attorney does not tell it from an executor, nor feathers teak from planks. */
export const isOneSided = (asked: string, entry: Entry): boolean => {
  const said = termsIn([...entry.ask, entry.says].join(' '));
  const compared = COMPARED.exec(asked)?.slice(1) ?? [];
  const isUnsaid = (side: string): boolean => {
    const [thing] = [...termsIn(side)].slice(-1);
    return thing !== undefined && !said.has(thing);
  };
  if (compared.every(isUnsaid) && compared.length > 0) return true;
  return sidesIn(asked).some((side) => {
    const named = [...termsIn(side)];
    return named.length > 0 && !named.some((term) => said.has(term));
  });
};

/** "83 kg", and "in stone" after it. */
const FIGURE_OF = /(\d[\d.,]{0,11}) ?([\p{L}°]{1,20})/gu;
const INTO = /\b(?:in|into|to) (\p{L}{1,20})/gu;
/** Whether a figure of the question's own is to be told in another unit, and the entry has no such figure: it only speaks of the unit. */
export const isUnconverted = (asked: string, entry: Entry): boolean => {
  const text = asked.slice(0, 700).toLowerCase();
  return [...text.matchAll(FIGURE_OF)].some(({ 0: whole, 1: figure = '', 2: name = '', index }) => {
    const from = unitNamed(name);
    if (!from || from.isRare || textOf(entry).includes(figure)) return false;
    return [...text.slice(index + whole.length).matchAll(INTO)].some(({ 1: other = '' }) => {
      const to = unitNamed(other);
      return to !== undefined && to !== from && to.dimension === from.dimension;
    });
  });
};
