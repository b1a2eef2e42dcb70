/** A question to open a page with, about what the text itself is about. */
import type { Random } from '../../random.ts';
import { STAND_IN } from './protect.ts';
import { SUBJECT } from './subject.ts';

/** `#` stands for the topic, `{do}` and `{is}` agree with it. */
const FRAMES = {
  any: [
    'What is there to know about #?',
    'So, why {do} # matter?',
    'What makes # worth a closer look?',
    'Why all the talk about #?',
    'Curious about #?',
    'Ever wondered about #?',
    'What {is} # all about?',
  ],
  toReader: ['What should you know about #?', 'Want to know more about #?', 'How much do you know about #?'],
} as const;

/** What comes before the subject: "In today's world, …". */
const INTRODUCTION =
  /^(?:In|With|For|By|As|At|On|Over|During|Since|Throughout|Furthermore|Moreover|However|Today|Nowadays|Currently|Additionally|Nestled|Located|Set|Founded)\b[^,]{0,60}, /u;
/** Names the topic outright. */
const NAMED =
  /^(?:When it comes to|In the (?:[\p{L}-]+ )*(?:world|landscape|realm|field|sphere) of) ((?:[^\s,;:.?!]+ ){0,5}[^\s,;:.?!]+ ?),/u;
/** By themselves these are the audience, not the topic. */
const PEOPLE =
  /^(?:company|business|team|mission|goal|vision|services?|products?|brand|firm|agency|guests|users|customers|clients|businesses|companies|organi[sz]ations|students|learners|readers|employees|teams|homeowners|parents|visitors|governments|families|studies|challenges|reasons)$/iu;
/** Words that say that there is a topic, but not which. */
const SHELL =
  /^(?:(?:delving into|diving into|exploring|understanding|looking at|looking into|discovering|navigating) )?(?:(?:the )?(?:realm|world|art|importance|role|impact|implementation|concept|idea|use|process|practice|field|benefits|value|history|power|rise|development|introduction|adoption|landscape|quality) of )?/iu;
const NO_TOPIC =
  /^(?:it|this|that|these|those|they|he|she|we|i|you|one|there|here|what|how|why|when|where|who|whether|if|although|while|because|many|some|most|several|few|both|each|every|all|no|nothing|everything|people|individuals|research|studies|experts|another|such|my|to|not|so|but|and|or|or|thank)\b/iu;
const LONGEST = 6;
const STARTS_QUOTED = new RegExp(`^[${STAND_IN}]`, 'u');

interface Topic {
  readonly words: string;
  readonly isMany: boolean;
}

/** "as an adult", "during winter": said of the subject, and not needed in a question. */
const TAIL = / (?:as|for|at|during|within|across|from|like|such as|over|through|after|before) .*$/u;
const UNFIT = / (?:that|which|who|whose|where|when|if|is|are)(?: |$)|\b(?:to|of|and|or|for|with|in|the|an?|not)$/iu;

/** The subject of a sentence, in the visitor's own words. */
const topicOf = (sentence: string, lower: (sentence: string) => string | undefined): Topic | undefined => {
  const [, matter] = NAMED.exec(sentence) ?? [];
  if (matter !== undefined)
    return { words: matter, isMany: !/ing\b/u.test(matter.split(' ')[0] ?? '') && /[^su]s$/u.test(matter) };
  const main = sentence.replace(INTRODUCTION, '');
  // "Electric vehicles (EVs) are …": what stands in brackets is no part of the subject.
  const introduced = main.replace(/ \([^()]{1,20}\)/u, '');
  const found = SUBJECT.exec(introduced);
  if (!found || sentence.endsWith(':')) return undefined;
  const own = (found[1] ?? '').trim().replace(TAIL, '');
  const bare = own.replace(/^our /iu, '').replace(SHELL, '');
  if (
    STARTS_QUOTED.test(own) ||
    NO_TOPIC.test(own) ||
    NO_TOPIC.test(bare) ||
    PEOPLE.test(bare) ||
    UNFIT.test(bare) ||
    bare === '' ||
    bare.split(' ').length > LONGEST
  )
    return undefined;
  // The first word of a sentence has its capital from there.
  const words = main === sentence && bare === own ? (lower(`${bare} is`)?.replace(/ is$/u, '') ?? bare) : bare;
  const isShelled = bare !== own.replace(/^our /iu, '');
  const isGerund = /^\p{L}+ing\b/u.test(words);
  const looksMany = !isGerund && (/[^su]s$/.test(words) || / and /.test(words));
  const isMany = isShelled || (found[2] === undefined && found[3] === undefined) ? looksMany : found[3] !== undefined;
  return { words, isMany };
};

/**
 * A question made of the subject of the first sentence that has one, or undefined where none can be made with grace.
 * @param toReader The text says "you" to its reader.
 * @param lower A sentence ready to stand behind something, or undefined where its first word may be a name.
 */
export const openingQuestion = (
  sentences: readonly string[],
  toReader: boolean,
  random: Random,
  lower: (sentence: string) => string | undefined,
): string | undefined => {
  for (const sentence of sentences.slice(0, 3)) {
    const topic = topicOf(sentence, lower);
    if (!topic) continue;
    const frame = random.pick(toReader ? [...FRAMES.any, ...FRAMES.toReader] : FRAMES.any);
    const agreed = frame.replace('{do}', topic.isMany ? 'do' : 'does').replace('{is}', topic.isMany ? 'are' : 'is');
    return agreed.replace('#', () => topic.words);
  }
  return undefined;
};
