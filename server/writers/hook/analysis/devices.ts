/** Devices that a hook can be seen to use, each by an exact turn of its own words. */
import { countWords } from '../../../english/prose.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import type { Found } from './found.ts';
import { isAdvert } from './make.ts';
import { quoted, quotedList, type Remark } from './quoting.ts';

/** Above it an end is a surprise. */
export const GOOD = 6;
/** "According to the Office for National Statistics": whoever counted it is named. */
const NAMED_SOURCE =
  /\b[Aa]ccording to (?<who>(?:the |a )?\p{Lu}[\p{L}’' -]{3,60})(?=,)|, says (?<said>(?:the )?\p{Lu}[\p{L}’' -]{2,50})[.]?$/u;
const WHO_SPEAKS = /\bI(?:['’]ve| have) been an? [^,.;:!?]{3,40} for (?:over |more than |about )?(?:\d+|\p{L}+) years\b/u;
const NO_AFTER_NO = /\bno \p{L}+, no \p{L}+(?:,? (?:and|or) no|, no) \p{L}+/iu;
const IN_A_YEAR = /\b(?:the year is|in|it (?:is|was)) (?<year>(?:1[5-9]|20)\d\d)\b/i;
const LEFT_OUT = /^(?:what )?(?:nobody|no one) (?:tells|told|warns|warned) (?:you|me|us) (?:that|about) [^.!?]{8,90}/i;
const THAT_IS = /^(?:that|this)(?: is|['’]s) (?:what|how|why|the)\b/i;
const MOST_OF_A_RIDDLE = 6;
/** "Two lattes a week. That is what it costs": what the first words are about comes afterwards. */
const toldAfterwards = ({ sentences: [first = '', second = ''] }: Found): Remark =>
  countWords(first) <= MOST_OF_A_RIDDLE &&
  !/[?]$/.test(first) &&
  THAT_IS.test(second) &&
  `${quoted(withoutStop(second))} says only afterwards what ${quoted(withoutStop(first))} is about.`;
const NO_BEGINNING = /^(?:i|we|you|he|she|it|they|the|an?|this|that|there)$/i;
/** "Nobody auditions. Nobody reads music." */
const alike = ({ sentences }: Found): Remark => {
  const firstWord = (sentence: string): string => /^\p{L}+/u.exec(sentence)?.[0] ?? '';
  const at = sentences.findIndex(
    (sentence, place) =>
      place > 0 &&
      firstWord(sentence) !== '' &&
      firstWord(sentence) === firstWord(sentences[place - 1]!) &&
      !NO_BEGINNING.test(firstWord(sentence)),
  );
  return at > 0 && `${quotedList(sentences.slice(at - 1, at + 1).map(withoutStop))} begin alike, and readers hear the beat.`;
};
/** "She was ninety-one", and not "it was ninety minutes". */
const AGE =
  /\b(?:he|she|i|who) (?:was|am|is|turned) (?<age>(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}+)?|\p{L}+teen|\d{1,2})(?= and\b| when\b|[.,;!]|$)/iu;
const NAMES_A_COST = /(?:^|[,;:.] )(?<cost>[^,;:.!?]{6,60} costs? [$£€]\d(?:[\d.,]*\d)?)/iu;
const BUT_END = /, but (?<end>[^,;:.!?“”"]{6,90})[.!]?$/iu;
const UNTIL_END = /\buntil [^,;:.!?“”"]{4,60}(?=[.!]?$)/iu;
const TOLD_NOT_TO = /^every(?:one|body) told (?:me|us) not to [^.;:!?]{5,80}/i;
const MAXIM =
  /^(?:an? |the most |good |every )?\p{L}+(?: \p{L}+){0,4} (?:is|are) (?:an? |what |where |being |the most |buying )/iu;
const MOST_OF_A_MAXIM = 16;
const MOST_OF_A_REPLY = 6;
/** How it ends: against what comes before, or on what everything waits for. */
export const endings = (of: Found, overall: number): Remark[] => {
  const [first = '', second = '', ...more] = of.sentences;
  const isPair = more.length === 0 && second !== '' && !/[?"”]$/.test(first + second) && countWords(second) <= MOST_OF_A_REPLY;
  const end = overall < DECENT || of.question !== undefined ? undefined : BUT_END.exec(of.text)?.groups?.['end'];
  const until = overall < DECENT ? undefined : UNTIL_END.exec(of.text.replace(/\buntil [^.]{0,40}\d/i, ' '))?.[0];
  return [
    TOLD_NOT_TO.test(of.text) && `${quoted(TOLD_NOT_TO.exec(of.text)![0])} makes people ask who was right.`,
    end !== undefined && `${quoted(`but ${end}`)} turns against what comes before it.`,
    until !== undefined && `${quoted(until)} keeps the point for the last words.`,
    isPair &&
      /\b(?:is|are|was|were|do|does|did)(?: not|n['’]t)[.!]?$/i.test(second) &&
      `${quoted(withoutStop(second))} sets one thing against the other.`,
    isPair &&
      overall >= GOOD &&
      /^(?:i|mine|my|we|ours)\b/i.test(second) &&
      !/^(?:i|mine|my|we|our)\b/i.test(first) &&
      `${quoted(withoutStop(second))} answers ${quoted(withoutStop(first))} in a few words.`,
    overall >= DECENT &&
      of.sentences.length === 1 &&
      of.question === undefined &&
      of.wordCount <= MOST_OF_A_MAXIM &&
      !/\d/.test(of.text) &&
      MAXIM.test(of.text) &&
      `${quoted(withoutStop(of.text))} says an old thing in a new way.`,
  ];
};
const DECENT = 5;
export const plainDevices = (of: Found): Remark[] => {
  const cost = NAMES_A_COST.exec(of.text)?.groups?.['cost'];
  const named = NAMED_SOURCE.exec(of.text)?.groups;
  const source = named?.['who'] ?? named?.['said'];
  const age = AGE.exec(of.text)?.groups?.['age'];
  const isRow =
    !isAdvert(of) &&
    of.sentences.length > 2 &&
    of.sentences.every((sentence) => countWords(sentence) <= MOST_OF_A_RIDDLE && !/[?!]$/.test(sentence));
  const year = IN_A_YEAR.exec(of.text)?.groups?.['year'];
  return [
    source !== undefined && !/dictionary/i.test(source) && `It names its source: ${quoted(source)}.`,
    WHO_SPEAKS.test(of.text) && `${quoted(WHO_SPEAKS.exec(of.text)![0])} says who is speaking.`,
    NO_AFTER_NO.test(of.text) && `${quoted(NO_AFTER_NO.exec(of.text)![0])} rules out one thing after another.`,
    LEFT_OUT.test(of.text) && `${quoted(LEFT_OUT.exec(of.text)![0])} offers what others leave out.`,
    toldAfterwards(of),
    age !== undefined && `It says how old: ${quoted(age)}.`,
    isRow && `${quotedList(of.sentences.map(withoutStop))} stand side by side, and nothing is explained yet.`,
    alike(of),
    cost !== undefined && !isAdvert(of) && `It names the cost: ${quoted(cost)}.`,
    year !== undefined && `It says when it is: ${quoted(year)}.`,
  ];
};
