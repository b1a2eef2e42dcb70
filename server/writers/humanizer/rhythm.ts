/**
 * Varies the length of sentences: very long ones are split where a new clause clearly begins, very short neighbours are joined.
 */
import type { Random } from '../../random.ts';
import { countWords } from '../../english/prose.ts';
import type { Sentence } from './sentences.ts';

const LONG = 24;
const SHORT_PAIR = 17;
const LEAST = 5;

const SUBJECT = '(?:it|they|we|he|she|you|I|there|this|these|those)';
const FINITE =
  "(?:is|are|was|were|can|could|will|would|may|might|must|should|has|have|had|do|does|did|isn['’]t|aren['’]t|don['’]t|doesn['’]t|can['’]t|won['’]t|cannot)";
/** Before the joint, a condition or a reason would be torn from what it belongs to. */
const DEPENDENT =
  /^(?:if|when|whenever|although|though|while|because|since|as|unless|until|whether|after|before|once|even|given|not only|both|either|neither|so that|by)\b/iu;
/** A question, a list of parts, something said by somebody. */
const HANDS_OFF = /[?:]|;.*;|\b(?:said|says|wrote|argues?|believes?|thinks?|hopes?|claims?|that if)\b/iu;

const JOINTS: readonly (readonly [find: RegExp, starts: readonly string[]])[] = [
  [/; (?:however|nevertheless|nonetheless), /u, ['But ', 'Still, ']],
  [/; (?:therefore|consequently|thus|hence), /u, ['So ']],
  [/; (?:moreover|furthermore|in addition|additionally), /u, ['']],
  [/; rather, /u, ['']],
  [/; (?=\p{L})/u, ['']],
  [new RegExp(`, but (?=${SUBJECT} )`, 'u'), ['But ']],
  [new RegExp(`, and (?=${SUBJECT} (?:${FINITE}|also|\\p{L}+s)\\b)`, 'u'), ['']],
  [new RegExp(`, and (?=(?:its|their|the|this|these|his|her|our) (?:\\p{L}+ ){1,3}${FINITE} )`, 'u'), ['']],
  [new RegExp(`, so (?=${SUBJECT} )`, 'u'), ['So ']],
  [/, which in turn (?=(?:enables|allows|helps|means|leads|makes|reduces|improves)\b)/u, ['That in turn ']],
];
/** What a formal text would rather begin with. */
const FORMAL: Readonly<Record<string, string>> = { 'But ': 'However, ', 'Still, ': 'Nevertheless, ', 'So ': 'Consequently, ' };

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** One sentence as two, or as it was. */
const split = (sentence: string, isFormal: boolean, random: Random): string[] => {
  if (countWords(sentence) < LONG || HANDS_OFF.test(sentence.slice(0, -1)) || DEPENDENT.test(sentence)) return [sentence];
  for (const [find, starts] of JOINTS) {
    const joint = find.exec(sentence);
    if (!joint) continue;
    const left = sentence.slice(0, joint.index);
    const right = sentence.slice(joint.index + joint[0].length);
    // A bracket or a dash that opens on one side and closes on the other stays whole; so does "if …, and …" in the middle.
    if (countWords(left) < LEAST || countWords(right) < LEAST) continue;
    if (/\([^()]*$|—[^—]*$/u.test(left) || /, (?:if|when|because|although|while|since|as|whereas) [^,]*$/iu.test(left)) continue;
    const start = random.pick(starts);
    return [`${left}.`, capital((isFormal ? (FORMAL[start] ?? start) : start) + right)];
  }
  return [sentence];
};

/** "X is cheap. It is also fast." → "X is cheap, and it is also fast." */
const join = (one: string, other: string, isFormal: boolean): string | undefined => {
  if (countWords(one) + countWords(other) > SHORT_PAIR || countWords(one) < 3 || countWords(other) < 3) return undefined;
  if (!/[\p{L}\p{N})]\.$/u.test(one) || /[,;:]/u.test(one) || !/\.$/.test(other) || /[;:]/.test(other)) return undefined;
  const start = /^(?:It|They|There|This|He|She|We)(?=(?:['’](?:s|re|ll))? )/u.exec(other);
  if (!start || /^(?:It|This) (?:is|was|has been) (?:important|essential|vital|why)/u.test(other)) return undefined;
  if (DEPENDENT.test(one) || /\b(?:and|but|not|no|never|more than)\b|n['’]t\b/u.test(one)) return undefined;
  return `${one.slice(0, -1)}${isFormal ? '; ' : ', and '}${start[0].toLowerCase()}${other.slice(start[0].length)}`;
};

/** A sentence after its rewrite. One that was left as it was has its writer's rhythm already. */
interface Told extends Sentence {
  readonly isChanged: boolean;
}

/** The sentences of a paragraph, the overlong split and, now and then, two short ones joined. */
export const paced = (sentences: readonly Told[], isFormal: boolean, random: Random): Sentence[] => {
  const parts = sentences.flatMap(({ words, space, isChanged }) => {
    const halves = split(words, isFormal, random);
    return halves.map((half, at) => ({ words: half, space: at === halves.length - 1 ? space : ' ', isChanged }));
  });
  const result: Told[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    const joined =
      last && last.space === ' ' && !/, and |; /.test(last.words) ? join(last.words, part.words, isFormal) : undefined;
    if (joined === undefined) result.push(part);
    else result[result.length - 1] = { words: joined, space: part.space, isChanged: true };
  }
  return result;
};
