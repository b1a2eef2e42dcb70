/** How an answer opens that was written for a question near the one asked: by what it is about, in few words, so that whoever asked sees it. */
import { isFunctionWord } from '../../english/topic/function-words.ts';
import { baseForms, sensesOf } from '../../lexicon/wordnet.ts';
import { askedOf } from './notes/silent.ts';
import { readQuestion } from './question/question.ts';

/** Said by whoever asks, and back to them. */
const BACK: readonly (readonly [RegExp, string])[] = [
  [/\b(?:I|we) was\b/gi, 'you were'],
  [/\b(?:I’m|I am|we’re)(?![\p{L}’])/giu, 'you are'],
  // Not the US.
  [/\b(?:I|[Ww]e|[Mm]e|us)(?![\p{L}])/gu, 'you'],
  [/\b(?:my|our)\b/gi, 'your'],
  [/\bmine\b/gi, 'yours'],
  [/\bmyself\b/gi, 'yourself'],
  [/\bourselves\b/gi, 'yourselves'],
];
const toldBack = (words: string): string => BACK.reduce((so, [own, yours]) => so.replace(own, yours), words);

const WAY = /^How (?:do|can|should|could) (?:I|you|we) ([^,;:?]{3,60})\?$/;
/** A thing, and nothing that is said of it: "What is wrong with my boiler?", "What is a male cat called?". */
const NAMED =
  /^What (?:is|are) ((?:(?:an?|the) [^,;:?]{3,60}|(?!(?:wrong|good|better|best|worth|it|this|that|there|like|my|your|\p{L}+ing|\p{L}+ed)\b)[\p{L}-]+(?: [\p{L}-]+)?)(?<! (?:called|made|made of|like|for|from|worth)))\?$/u;
/** "Nobody trains me in my new job, what do I do?" */
const CASE =
  /^(\S+ [^?;:.]{8,90}?), (?:(?:and|so|but) )?(?:what|how|why|when|where|which|who|is|are|can|could|should|do|does|must)\b[^?.]*\?$/;
const QUESTIONS =
  /^(?:what|how|why|when|where|which|who|whose|is|are|am|was|were|can|could|should|would|will|do|does|did|has|have|must|may)$/;

/** "3 am" and the thing that a verb is told of cannot be turned round. */
const UNSURE = /\d are\b| (?:is|are)$/;

/** Inside a sentence a common word has no capital. */
const withoutCapital = (words: string): string => {
  const first = words.split(/[ ’,]/)[0]!.toLowerCase();
  const [sense] = [first, ...baseForms(first)].flatMap((form) => sensesOf(form));
  const isCommon = isFunctionWord(first) || (sense !== undefined && !sense.isInstance);
  return isCommon ? words.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase()) : words;
};

const aboutOf = (question: string): string => {
  const way = WAY.exec(question)?.[1];
  if (way !== undefined) return `To ${toldBack(way)}`;
  const named = NAMED.exec(question)?.[1];
  if (named !== undefined) return `On ${toldBack(named)}`;
  const told = CASE.exec(question)?.[1];
  if (told !== undefined && !QUESTIONS.test(told.split(/[ ’]/)[0]!.toLowerCase())) return `If ${toldBack(withoutCapital(told))}`;
  const asked = askedOf(readQuestion(question));
  // In small letters the US would be us.
  return asked === undefined || UNSURE.test(asked) || /\bUS\b/.test(question) ? `On “${question}”` : `On ${asked}`;
};

/** The answer with what it is about before it: "To unblock a sink: …", "On why your tap drips: …". */
export const openedBy = (question: string, says: string): string => `${aboutOf(question)}: ${says}`;
