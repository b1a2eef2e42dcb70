/** What a question takes for granted: "Since Istanbul is the capital of Turkey, …", "When did Einstein invent the light bulb?" */
import { capitalise } from '../../english/prose.ts';
import { sensesOf } from '../../lexicon/wordnet.ts';
import type { Answer } from './answer.ts';
import { resolved } from './halves.ts';
import { isPerson } from './lookup.ts';
import { readQuestion } from './question.ts';
import { isTelling, termsIn, wordsIn } from './terms.ts';

const BECAUSE = '(?:since|as|given that|seeing (?:as|that)|considering(?: that)?|because|knowing that)';
const ASKS = '(?:what|why|how|when|where|who|which|do|does|did|can|could|should)';
const IS_SO = new RegExp(
  `^${BECAUSE} ([\\p{L}' -]{2,50}?) (is|are|was|were) (?:actually |really )?([\\p{L}' -]{2,60}?),? (${ASKS} .{4,100})$`,
  'u',
);
/** "Since antibiotics kill the flu, …": what is told before the comma. */
const DOES_SO = new RegExp(`^${BECAUSE} ([\\p{L}' -]{8,70}?)(?:,| and (?:i|we|my)\\b)`, 'u');
/** "Why is the Sun a planet?" takes for granted that it is one. */
const WHY_IS = /^(?:why|how come) (is|are) ((?:an? |the )?[\p{L}-]+) ((?:an? )?[\p{L}-]+)$/u;

/** What somebody did, of which it is known who did it. */
const DEEDS: Readonly<Record<string, string>> = Object.fromEntries(
  'invent invented,discover discovered,write wrote,paint painted,compose composed,found founded,build built,design designed'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);
const DID = new RegExp(
  `^(?:(?:in )?(?:what|which) (?:year|century|country)|when|why|where|how) did ([\\p{L}.' -]{3,40}?) (${Object.keys(DEEDS).join('|')}) (.{3,50})$`,
  'u',
);

/** A yes or no to what is taken for granted must be sure. */
const SURELY = 85;
/** What is added to it must be certain: it was asked of another thing. */
const CERTAINLY = 95;
const DENIES = /^no\b|\bnot\b|\bn[’']t\b|\bmyth\b/i;

const ASKS_WHEN = /^when\b|\byear\b/;
const A_YEAR = /\b(?:1\d{3}|20\d\d)\b/;

export type Ask = (question: string) => Promise<Answer | undefined>;

const isSure = (answer: Answer | undefined): answer is Answer => answer !== undefined && answer.confidence >= SURELY;

/** What was asked of a thing that is not what it was taken for: the truth first, then the answer to the rest, where there is one. */
const corrected = (truth: Answer, rest: Answer | undefined): Answer =>
  rest === undefined || rest.confidence < CERTAINLY || rest.lead === truth.lead
    ? truth
    : {
        ...truth,
        confidence: Math.min(truth.confidence, rest.confidence),
        more: [[rest.lead, ...rest.more[0]], [...truth.more[0], ...rest.more[1]], rest.more[2]],
      };

const PRONOUN = /^(?:i|you|he|she|it|we|they|this|that|there)$/;

/** Whether what is told of a thing says that it is not what it was taken for. */
const denies = (told: string, thing: string, what: string): boolean => {
  const said = termsIn(told);
  const all = (text: string): boolean => [...termsIn(text)].every((term) => said.has(term));
  return DENIES.test(told) || (all(thing) && !all(what));
};

/** "Since X is the capital of Y": another is. */
const THE_ONE = /^the \p{L}+(?: city)? of .+$/u;

const ofBeing = async (plain: string, ask: Ask): Promise<Answer | undefined> => {
  const [, thing, verb, what, question] = IS_SO.exec(plain) ?? [];
  if (thing !== undefined && !PRONOUN.test(thing)) {
    const isOne = THE_ONE.test(what!);
    const truth = await ask(isOne ? `what ${verb} ${what}?` : `${verb} ${thing} ${what}?`);
    if (!isSure(truth)) return undefined;
    const told = termsIn(truth.lead);
    // A claim that is true needs no word about it; the question is then read as any other.
    if (isOne ? [...termsIn(thing)].some((term) => told.has(term)) : /^yes\b/i.test(truth.lead)) return undefined;
    const lead = isOne ? `${capitalise(thing)} is not ${what!.replace(/ of .*$/, '')}. ${truth.lead}` : truth.lead;
    return corrected({ ...truth, lead }, await ask(`${resolved(question!, thing)}?`));
  }
  const [, is, one, other] = WHY_IS.exec(plain) ?? [];
  if (is === undefined || !sensesOf(other!.replace(/^an? /, '')).some(({ partOfSpeech }) => partOfSpeech === 'noun'))
    return undefined;
  const truth = await ask(`${is} ${one} ${other}?`);
  return isSure(truth) && denies(truth.lead, one!, other!) ? truth : undefined;
};

/** "Antibiotics kill the flu virus": asked as a question, with one to three words for who does it. */
const ofDoingSo = async (plain: string, ask: Ask): Promise<Answer | undefined> => {
  const words = DOES_SO.exec(plain)?.[1]?.trim().split(' ') ?? [];
  for (const at of [1, 2, 3]) {
    const [subject, verb, rest] = [words.slice(0, at).join(' '), words[at], words.slice(at + 1).join(' ')];
    if (verb === undefined || rest === '' || PRONOUN.test(words[0]!) || /^(?:is|are|was|were|my|our)$/.test(words[0]!))
      return undefined;
    const isOne = /[^s]s$/.test(verb);
    const truth = await ask(`${isOne ? 'does' : 'do'} ${subject} ${isOne ? verb.slice(0, -1) : verb} ${rest}?`);
    if (isSure(truth) && /^no\b|\bmyth\b/i.test(truth.lead)) return truth;
  }
  return undefined;
};

const isSomebody = (name: string): boolean => sensesOf(name).some(isPerson);

/** Who did it is known, and it was somebody else. */
const ofDoing = async (asked: string, plain: string, ask: Ask): Promise<Answer | undefined> => {
  const [, who, deed, what] = DID.exec(plain) ?? [];
  if (who === undefined || !isSomebody(who)) return undefined;
  const truth = await ask(`who ${DEEDS[deed!]} ${what}?`);
  if (!isSure(truth)) return undefined;
  const told = termsIn([truth.lead, ...truth.more.flat()].join(' '));
  const isNamed = [...termsIn(who)].some((term) => told.has(term));
  const isOfIt = [...termsIn(what!)].every((term) => told.has(term));
  // Who did it and when is told at once.
  if (isNamed && isOfIt && ASKS_WHEN.test(plain) && A_YEAR.test(truth.lead)) return truth;
  // Whoever else is named in the answer may have had a part in it.
  if (isNamed || !isOfIt || !/(?<!\p{L})\p{Lu}\p{L}+ \p{Lu}\p{L}/u.test(truth.lead)) return undefined;
  const at = asked.toLowerCase().indexOf(who);
  const typed = at === -1 ? who : asked.slice(at, at + who.length);
  const name =
    typed === typed.toLowerCase() ? typed.replace(/(?<![\p{L}])\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase()) : typed;
  return { ...truth, confidence: SURELY, lead: `As far as we know, ${name} did not ${deed} it. ${truth.lead}` };
};

/** @param ask answers another question; nothing where none is sure. */
export const premiseCorrected = async (asked: string, ask: Ask): Promise<Answer | undefined> => {
  const { plain } = readQuestion(asked);
  if (!wordsIn(plain).some(isTelling)) return undefined;
  return (await ofBeing(plain, ask)) ?? (await ofDoingSo(plain, ask)) ?? (await ofDoing(asked, plain, ask));
};
