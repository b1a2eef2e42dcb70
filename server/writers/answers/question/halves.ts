/** Two questions at once: "How high is Everest and who climbed it first?", "When did it end, and why?", "Who wrote it? And what is 15% of 80?" */
import { sidesIn } from '../pages/apart.ts';
import { isPersonal } from './reading.ts';
import { readQuestion, sentencesOf } from './question.ts';
import { isTelling, termsIn, wordsIn } from './terms.ts';

export interface Halves {
  readonly first: string;
  /** With the thing it is about in place of "it" or "there". */
  readonly second: string;
  /** As it was typed. */
  readonly typed: string;
  /** What both are about; an answer to the second must speak of it. */
  readonly thing: string | undefined;
  /** Whether the second can be asked by itself: nothing in it stands for what is not known. */
  readonly standsAlone: boolean;
  /** Whether the second half is no more than the word that asks: "and when". */
  readonly isBare: boolean;
  /** What the second half asks for and an answer to the first may have told: a year, a name, a reason. */
  readonly toldIn?: RegExp;
}

const OPENS = "what(?:'?s)?|who(?:'?s)?|whose|where(?:'?s)?|when|why|how|which";
const CHECKS = 'is|are|was|were|does|do|did|can';
/** Said on the way from one question to the next. */
const ALSO = '(?:(?:also|and|plus|oh|so|secondly|then|roughly|about|approximately|actually|by the way),? ){0,3}';
const SPLIT = new RegExp(
  `^(.{0,60}?\\b(?:${OPENS}|${CHECKS}|difference)\\b.{3,90}?),? and ${ALSO}((?:in |since |from |by )?(?:${OPENS})\\b.{0,80}|(?:${CHECKS}) (?:it|he|she|they|that|this|there|these|those|i|we|you)\\b.{2,80})$`,
  'i',
);

/** Two sentences that ask. */
const APART = new RegExp(
  `^((?:(?:ok|hi|hello|so)[, ]+)?(?:(?:in |since |from |by )?(?:${OPENS}|${CHECKS}))\\b[^?]{3,110})\\?+ ${ALSO}((?:(?:in |since |from |by )?(?:${OPENS}|${CHECKS}))\\b[^?]{2,110})$`,
  'i',
);
/** "Two things for my homework:", "Two quick questions.", of whatever follows. */
const LEAD_IN =
  /^(?:[^:?]{0,60}\b(?:questions?|things|bits|queries|quick ones?|homework|quiz|exam|test|help|answers?)\b[^:?\d]{0,40}:|(?:\p{L}+[ ,]+){0,4}?(?:two|a couple of|2) (?:\p{L}+ ){0,2}(?:questions|things|bits|queries|ones)(?: (?:please|for you|really|today|here))?[.,;!–-]+) */iu;
/** "How do I …?", "how long do I …?" ask for what anybody does. */
const ANYBODYS =
  /^(?:how(?: (?:long|much|many|often|hot)(?: \p{L}+)?)?|at what \p{L}+|when|where) (?:do|can|should|would) (?:i|we|you) /iu;

/** What the second half asks for by a single word, or little more. */
const TELLS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:(?:in )?(?:what|which) (?:year|date|century|day)|(?:since )?when|how (?:old|long ago))\b/,
    /\b(?:1\d{3}|20\d\d)\b|\b\d{1,4} (?:BC|AD)\b|century/,
  ],
  [
    /^how (?:many|much|long|high|tall|big|far|deep|fast|large|wide|heavy|old|often)\b/,
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice)\b/,
  ],
  [
    /^why\b|^what for\b/,
    /\b(?:because|since|so that|named after|in memory|in honou?r|as a (?:tomb|sign|joke)|comes? from|for (?:his|her|their|the)|probably named|recalls?)\b/,
  ],
  [/^(?:who|by whom|from wh(?:o|om))\b/, /[\p{Ll},] \p{Lu}\p{Ll}+/u],
  [/^by how much\b/, /\d|\btimes\b/],
  [/^where\b/, /\b(?:in|at|on|near|from|between) (?:the )?\p{Lu}/u],
];
/** No more than the word that asks, and what it must have beside it: "and in what year was that". */
const BARE =
  /^(?:(?:in |since |from |by )?(?:what|which|who|whom|where|when|why|how)(?: (?:year|date|many|much|long|high|tall|big|far|deep|fast|large|old|often|is|was|did|does|it|that|this|they|players|for|happen|happened|called))*)$/;

const NAME = /(?<=\S )\p{Lu}[\p{L}'’-]+(?: (?:(?:of|the|and|de|da) )*\p{Lu}[\p{L}'’-]+)*/u;
const LASTS =
  /^how (?:long|far|often|much|many) (?:do|does|can|will|would) (.+?) (?:last|keep|stay|take|live|cost|weigh|stand|be)\b/;
/** What was done to it belongs to the question: "when was Mozart born". */
const DONE = / (?:born|built|made|found|written|founded|invented|discovered|painted|formed|opened|created|located|called|named)$/;
const THING =
  /^(?:what|who|where|when|why|how)(?: \w+){0,2}? (?:is|are|was|were) (.+)$|^who \w+ed (.+)$|^who (?:wrote|built|made|found|won|drew|sang) (.+)$|^(?:when|where|why|how|what)(?: \w+)? (?:did|do|does|has|have) (.+?) \w+$|^(?:is|are|was|were) ((?:an? |the )?\w+)/;
const STANDS_FOR_IT =
  /\b(?:it|its|he|she|they|them|him|his|that|this(?! (?:year|month|week|weekend|time|christmas|evening|morning)\b)|(?<!\b(?:is|are|was|were) )there)\b/i;

/** What the first half is about: the name in it, or what it asks of. */
const thingIn = (first: string): string | undefined => {
  const name = NAME.exec(first)?.[0];
  if (name !== undefined) return name;
  const { plain } = readQuestion(first);
  const thing = (LASTS.exec(plain) ?? THING.exec(plain))
    ?.slice(1)
    .find((found) => found !== undefined)
    ?.replace(DONE, '');
  return thing !== undefined && thing.split(' ').length <= 7 ? thing : undefined;
};

export const resolved = (second: string, thing: string | undefined): string => {
  if (thing === undefined) return second;
  if (/ there\b/i.test(second)) {
    const place = thing.replace(/^.* (?:of|in) /, '');
    return second
      .replace(
        /^(?:what|which)( official)? languages? do (?:they|people) speak there.*/i,
        `what$1 language is spoken in ${place}`,
      )
      .replace(/ (get|go|fly|travel|drive|walk) there\b/i, ` $1 to ${place}`)
      .replace(/ there\b/i, ` in ${place}`)
      .replace(/\bthey\b/i, 'people');
  }
  return second
    .replace(/ called that$/i, ' called so')
    .replace(STANDS_FOR_IT, (word) => (/^its$/i.test(word) ? `the ${thing}’s` : /^his$/i.test(word) ? `${thing}’s` : thing));
};

const MANY = /^how many (\p{L}+?)s (?:are|does|do|did) (?:there )?(in|on|of) (.+)$/iu;
const WHICH_ONE = /^(?:which|what) (?:one |of them )?(?:is|was) (the \p{L}+est)$/iu;
/** "How many bones are in the body, and which one is the longest?" */
const ofMany = (first: string, second: string): string | undefined => {
  const [, thing, at, whole] = MANY.exec(first) ?? [];
  const most = WHICH_ONE.exec(second)?.[1];
  return thing === undefined || most === undefined ? undefined : `what is ${most} ${thing} ${at} ${whole}`;
};

/** "… and how do I know which one I have?" after what tells the two apart. */
const TELL_APART = /^how (?:do|can|could|would) (?:i|you|we) (?:know|tell)\b/i;

/** Whether an answer to the first half has told the second: what it asks for, and its words. */
export const isToldBy = ({ first, typed, isBare, toldIn }: Halves, told: string): boolean => {
  if (TELL_APART.test(typed) && sidesIn(first).length > 0) return true;
  if (toldIn ? !toldIn.test(told) : isBare) return false;
  // "When did he invent it?" after "who invented it?" asks no more than when.
  const said = termsIn(toldIn ? `${told} ${first}` : told);
  return isBare || [...termsIn(typed.replace(STANDS_FOR_IT, ''))].every((term) => said.has(term));
};

const OF_SOMEBODY = /\b(?:he|she|his|him|her|they)\b/i;
const SOMEBODY =
  /^(?:(?:Sir|Dame|King|Queen|Dr) )?\p{Lu}[\p{L}.'’-]+(?: (?:(?:de|da|di|van|von|le|la|of) )*\p{Lu}[\p{L}.'’-]*)+/u;
const RESULT = /\bis (?:about )?(-?[\d,.]*\d)\.$/;

/** The same, where the second half leans on what the answer to the first has told: who "he" is, what number "that" is. */
export const leaningOn = (halves: Halves, told: string): Halves => {
  const { typed } = halves;
  const name = OF_SOMEBODY.test(typed) ? SOMEBODY.exec(told)?.[0] : undefined;
  if (name !== undefined) return { ...halves, thing: name, second: resolved(typed, name), standsAlone: true };
  // "How many days has February 2028, and what day is the last one?"
  const month = /^(\p{Lu}\p{Ll}+) (\d{4}) has (\d\d) days\b/u.exec(told);
  const which = /^(?:on )?(?:what|which) (?:day|weekday)(?: of the week)? .*\b(first|last) (?:one|day)\b/i.exec(typed)?.[1];
  if (month && which !== undefined) {
    const date = `${/first/i.test(which) ? 1 : month[3]!} ${month[1]!} ${month[2]!}`;
    return { ...halves, thing: undefined, second: `what day of the week is ${date}`, standsAlone: true };
  }
  const figure = /\b(?:that|it)\b/.test(typed) ? RESULT.exec(told)?.[1] : undefined;
  if (figure === undefined) return halves;
  return { ...halves, thing: undefined, second: typed.replace(/\b(?:that|it)\b/, figure), standsAlone: true };
};

/** "Which is better for two bathrooms?", of two that were told apart. */
const WHICH_IS_BETTER =
  /^(?:which|what|wich|witch)(?: one| of (?:them|the two|these))?(?: is| are|'s| would be| should i (?:use|get|buy|choose|have|pick)| do i (?:need|want|choose)| suits?| fits?)\b/i;
const SAYS_WHICH = /\b(?:better|best|suits?|choose|safer|right for|depends)\b/i;
/** Of what is told with the first half the sentence that says which is better: for what is asked, where one speaks of that. */
export const saysWhich = ({ first, typed }: Halves, told: readonly string[]): string | undefined => {
  if (!WHICH_IS_BETTER.test(typed) || sidesIn(first).length === 0) return undefined;
  const wanted = [...termsIn(typed.replace(WHICH_IS_BETTER, ''))].filter((term) => !/^(?:bett|best|for)/.test(term));
  const near = told.slice(1).find((sentence) => wanted.some((term) => termsIn(sentence).has(term)));
  return near ?? told.find((sentence) => SAYS_WHICH.test(sentence));
};

const EACH = /\b(?:each(?: (?:one|of (?:them|these)))?|both(?: of them)?|they|them)\b/i;
/** "How long does each last?" of two that are told apart: the same of the one and of the other. */
export const ofEach = ({ first, typed }: Halves): readonly string[] =>
  EACH.test(typed) ? sidesIn(first).map((side) => typed.replace(EACH, side.trim())) : [];

/** Said at the end of what the two answers tell: "was it the same man?" */
const SAME_ONE =
  /,? (?:and )?(?:is|was|were|are) (?:it|that|he|she|they|both) (?:both )?(?:by )?the same (?:man|woman|person|people|one|thing)$/i;

/** Longer ones tell a story, in characters. */
const LONGEST = 220;
/** One problem, told in two questions: "How much are 6 at £3? How much is left of £20?" */
const isOneSum = (first: string, second: string): boolean =>
  /\d/.test(first) && (/\d/.test(second) || /^how (?:much|many)\b/i.test(second));

/** In words that say something: one of fewer leans on the first, though nothing in it stands for that. */
const TELLING = 2;
/** A second question that needs nothing of the first. */
export const isUnrelated = (second: string): boolean =>
  !isPersonal(second) && !STANDS_FOR_IT.test(second) && !BARE.test(second.toLowerCase());

/** The two halves of what is asked; undefined where it asks one thing, or somebody asks for themselves. */
export const halvesOf = (typed: string): Halves | undefined => {
  const asked = typed.trim().replace(LEAD_IN, '');
  if (asked.length > LONGEST) return undefined;
  const isApart = sentencesOf(asked).length > 1;
  const [, first, second] =
    (isApart ? APART : SPLIT).exec(asked.replace(/(?<![?!.\s])[?!.\s]+$/, '').replace(SAME_ONE, '')) ?? [];
  if (first === undefined || second === undefined) return undefined;
  if (isApart && isOneSum(first, second)) return undefined;
  if (isPersonal(first) && !(ANYBODYS.test(first) && isUnrelated(second))) return undefined;
  const plain = second.toLowerCase();
  const toldIn = TELLS.find(([asks]) => asks.test(plain))?.[1];
  const thing = thingIn(first);
  return {
    first: `${first}?`,
    second: `${ofMany(first, second) ?? resolved(second, thing)}?`,
    typed: `${second}?`,
    thing: isUnrelated(second) && wordsIn(second.toLowerCase()).filter(isTelling).length >= TELLING ? undefined : thing,
    standsAlone: thing !== undefined || !STANDS_FOR_IT.test(second),
    isBare: BARE.test(plain),
    ...(toldIn && { toldIn }),
  };
};
