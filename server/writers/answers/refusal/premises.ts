/** What a question takes for granted: "Since Istanbul is the capital of Turkey, …", "When did Einstein invent the light bulb?" */
import { capitalise } from '../../../english/prose.ts';
import { sensesOf } from '../../../lexicon/wordnet.ts';
import type { Answer } from '../answer.ts';
import { resolved } from '../question/halves.ts';
import { isPerson } from '../words/lookup.ts';
import { askedOfAnimals } from './premises-animals.ts';
import { miscounted } from './premises-counted.ts';
import { ofUnknownLaw } from './premises-laws.ts';
import { misplaced } from './premises-placed.ts';
import { readQuestion } from '../question/question.ts';
import { notHeld } from './refusal.ts';
import { isTelling, termsIn, wordsIn } from '../question/terms.ts';

const BECAUSE = '(?:since|as|given that|seeing (?:as|that)|considering(?: that)?|because|knowing that)';
const ASKS = '(?:what|why|how|when|where|who|which|do|does|did|can|could|should)';
const IS_SO = new RegExp(
  `^${BECAUSE} ([\\p{L}' -]{2,50}?) (is|are|was|were) (?:actually |really )?([\\p{L}' -]{2,60}?),? (?:(?:then|so|roughly|about|approximately|exactly),? )*(${ASKS} .{4,100})$`,
  'u',
);
/** "Since antibiotics kill the flu, …": what is told before the comma. */
const DOES_SO = new RegExp(`^${BECAUSE} ([\\p{L}' -]{8,70}?)(?:,| and (?:i|we|my)\\b)`, 'u');
/** "Since Sydney is the capital of Australia I suppose …": whatever follows. */
const IS_THE_ONE = new RegExp(
  `(?:^|[.!?] )${BECAUSE} (\\p{L}[\\p{L}' -]{1,40}?) (is|was) (the \\p{L}+(?: city)? of \\p{L}+(?: \\p{L}+)??)(?=[,.;]| (?:i|we|my|our|he|she|they|and|so|is|are|do|does|can|will|${ASKS})\\b)`,
  'u',
);
/** "Why is the Sun a planet?", "why is glass a slow liquid that …" take for granted that it is one. */
const WHY_IS =
  /^(?:why|how come) (is|are) ((?:an? |the )?[\p{L}-]+) ((?:an? )?[\p{L}-]+|an? (?:[\p{L}-]+ ){1,3}?[\p{L}-]+(?= (?:that|which|when|if|and)\b|$))(?: (?:that|which|when|if|and) .+)?$/u;
/** Somebody says that it is so, and asks whether it is. */
const CLAIMED = [
  /^is it (?:really |actually )?(?:right|true|correct|a fact) (?:to say )?that (.{8,90})$/u,
  /^(?:my (?:\p{L}+ ){1,2}|someone |somebody |(?:he|she) )(?:says|said|reckons|thinks|swears|told (?:me|us)|insists|claims)(?: that)? (.{8,90}?)[,.;]? (?:is|was|did|does|has) (?:it|that|he|she|this|they)(?: (?:right|true|correct|so|really))?$/u,
  /^(.{8,90}?)[,.;] (?:is (?:that|it|this) (?:right|true|correct|so)|right|true or false|correct)$/u,
] as const;

/** What somebody did, of which it is known who did it. */
const DEEDS: Readonly<Record<string, string>> = Object.fromEntries(
  'invent invented,discover discovered,write wrote,paint painted,compose composed,found founded,build built,design designed'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);
/** "Edison invented the telephone in what year?" */
const DONE_WHEN = new RegExp(
  `^([\\p{L}.' -]{3,40}?) (${Object.values(DEEDS).join('|')}) (.{3,50}?),? (?:in (?:what|which) year|when)(?: was (?:that|it))?$`,
  'u',
);
/** "Austen wrote Emma", "Emma was written by Austen". */
const DONE = new RegExp(`^([\\p{L}.' -]{3,40}?) (${Object.values(DEEDS).join('|')}) (.{3,50})$`, 'u');
const DONE_BY = /^(.{3,50}?) was (invented|discovered|written|painted|composed|founded|built|designed) by ([\p{L}.' -]{3,40})$/u;
/** "Napoleon was born in 1869." */
const IN_YEAR = /^([\p{L}.' -]{3,40}?) (?:was (born)|(died)) in (1\d{3}|20\d\d)$/u;
const IS_THE = /^([\p{L}' -]{2,40}?) (is|was) (the \p{L}+(?: city)? of .{3,40})$/u;
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

/** A number was set right, or who is the one: what is asked besides is answered, or said to be unknown. */
const withRest = (truth: Answer, question: string, rest: Answer | undefined): Answer =>
  rest === undefined || isCertain(rest)
    ? corrected(truth, rest)
    : {
        ...truth,
        confidence: Math.min(truth.confidence, OPEN_AT_MOST),
        more: [[notHeld(question), ...truth.more[0]], truth.more[1], truth.more[2]],
      };
/** What was asked stays open. */
const OPEN_AT_MOST = 80;
const isCertain = ({ confidence }: Answer): boolean => confidence >= CERTAINLY;

const PRONOUN = /^(?:i|you|he|she|it|we|they|this|that|there)$/;

/** Whether what is told of a thing says that it is not what it was taken for. */
const denies = (told: string, thing: string, what: string): boolean => {
  const said = termsIn(told);
  const all = (text: string): boolean => [...termsIn(text)].every((term) => said.has(term));
  return DENIES.test(told) || (all(thing) && !all(what));
};

/** "Since X is the capital of Y": another is. */
const THE_ONE = /^the \p{L}+(?: city)? of .+$/u;

const THE_RIGHT_ONE = /\bis (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,5}) ?(?=[.,;(]|$)/u;

interface Verdict {
  readonly isSo: boolean;
  /** What is so, with a word on what was claimed. */
  readonly truth: Answer;
}

const isNamedIn = (name: string, told: string): boolean => {
  const said = termsIn(told);
  return [...termsIn(name)].some((term) => said.has(term));
};

/** "Sydney is the capital of Australia." */
const ofTheOne = async (thing: string, verb: string, what: string, ask: Ask): Promise<Verdict | undefined> => {
  const truth = await ask(`what ${verb} ${what}?`);
  if (!isSure(truth) || !isNamedIn(what.replace(/^.* of /, ''), truth.lead)) return undefined;
  if (isNamedIn(thing, truth.lead)) return { isSo: true, truth };
  const lead = `${capitalise(capitalised(thing))} is not ${what.replace(/ of .*$/, '')}. ${truth.lead}`;
  return { isSo: false, truth: { ...truth, lead, more: NOTHING_MORE } };
};
/** What is told beside it, such as its money, was not asked for. */
const NOTHING_MORE: Answer['more'] = [[], [], []];
const capitalised = (name: string): string => name.replace(/(?<!\p{L})\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase());

/** What is known of a claim: who did something, when somebody was born, what is the one of its kind. */
const verdictOn = async (claim: string, ask: Ask): Promise<Verdict | undefined> => {
  const [, thing, verb, what] = IS_THE.exec(claim) ?? [];
  if (thing !== undefined && !PRONOUN.test(thing)) return ofTheOne(thing, verb!, what!, ask);
  const [, who, born, died, year] = IN_YEAR.exec(claim) ?? [];
  if (who !== undefined) {
    const truth = await ask(born === undefined ? `when did ${who} die?` : `when was ${who} born?`);
    const isOf = truth !== undefined && isNamedIn(who, truth.lead) && new RegExp(`\\b${born ?? died}\\b`).test(truth.lead);
    return isOf && isSure(truth) && A_YEAR.test(truth.lead) ? { isSo: truth.lead.includes(year!), truth } : undefined;
  }
  const passive = DONE_BY.exec(claim);
  const [doer, deed, work] = passive ? [passive[3]!, passive[2]!, passive[1]!] : (DONE.exec(claim)?.slice(1) ?? []);
  if (doer === undefined || !isSomebody(doer)) return undefined;
  const truth = await ask(`who ${deed === 'written' ? 'wrote' : deed!} ${work!}?`);
  if (!isSure(truth)) return undefined;
  const told = termsIn([truth.lead, ...truth.more.flat()].join(' '));
  if (![...termsIn(work!)].every((term) => told.has(term))) return undefined;
  if (isNamedIn(doer, truth.lead)) return { isSo: true, truth };
  return [...termsIn(doer)].some((term) => told.has(term)) || !A_NAME.test(truth.lead) ? undefined : { isSo: false, truth };
};
const A_NAME = /(?<!\p{L})\p{Lu}\p{L}+ \p{Lu}\p{L}/u;

/** "Is it right that …?", "My uncle says …, is that so?": yes or no comes first. */
const ofClaim = async (plain: string, ask: Ask): Promise<Answer | undefined> => {
  const claim = CLAIMED.map((is) => is.exec(plain)?.[1]).find((found) => found !== undefined);
  const verdict = claim === undefined ? undefined : await verdictOn(claim, ask);
  return verdict && { ...verdict.truth, lead: `${verdict.isSo ? 'Yes.' : 'No.'} ${verdict.truth.lead}` };
};

const ofBeing = async (plain: string, ask: Ask): Promise<Answer | undefined> => {
  const [, thing, verb, what, question] = IS_SO.exec(plain) ?? [];
  if (thing !== undefined && !PRONOUN.test(thing)) {
    const isOne = THE_ONE.test(what!);
    const truth = await ask(isOne ? `what ${verb} ${what}?` : `${verb} ${thing} ${what}?`);
    if (!isSure(truth)) return undefined;
    const told = termsIn(truth.lead);
    // A claim that is true needs no word about it; the question is then read as any other.
    if (isOne ? [...termsIn(thing)].some((term) => told.has(term)) : /^yes\b/i.test(truth.lead)) return undefined;
    if (!isOne) return corrected(truth, await ask(`${resolved(question!, thing)}?`));
    const role = what!.replace(/ of .*$/, '');
    const lead = `${capitalise(thing)} is not ${role}. ${truth.lead}`;
    const right = THE_RIGHT_ONE.exec(truth.lead)?.[1] ?? what!;
    const about = resolved(question!, right).replace(new RegExp(`(?:\\bin )?${role}\\b(?! of)`), (said) =>
      said.startsWith('in ') ? `in ${right}` : right,
    );
    return withRest({ ...truth, lead, more: NOTHING_MORE }, about, await ask(`${about}?`));
  }
  const [, named, be, of] = IS_THE_ONE.exec(plain) ?? [];
  if (named !== undefined && !PRONOUN.test(named)) {
    const verdict = await ofTheOne(named, be!, of!, ask);
    return verdict?.isSo === false ? verdict.truth : undefined;
  }
  const [, is, one, other] = WHY_IS.exec(plain) ?? [];
  if (is === undefined || !sensesOf(other!.replace(/^(?:an? )?(?:.* )?/, '')).some(({ partOfSpeech }) => partOfSpeech === 'noun'))
    return undefined;
  // Of "a slow moving liquid" the last word says what it is.
  const kind = other!.replace(/^(an?) .* (?=\S+$)/, '$1 ');
  const truth = await ask(`${is} ${one} ${kind}?`);
  return isSure(truth) && denies(truth.lead, one!, kind) ? truth : undefined;
};

/** "Antibiotics kill the flu virus": asked as a question, with one to three words for who does it. */
const ofDoingSo = async (plain: string, ask: Ask): Promise<Answer | undefined> => {
  const words = DOES_SO.exec(plain)?.[1]?.trim().split(' ') ?? [];
  for (const at of [1, 2, 3]) {
    const [subject, verb, rest] = [words.slice(0, at).join(' '), words[at], words.slice(at + 1).join(' ')];
    if (verb === undefined || rest === '' || PRONOUN.test(words[0]!) || /^(?:is|are|was|were|my|our)$/.test(words[0]!))
      return undefined;
    const isOne = /[^s]s$/.test(verb);
    const truth = await ask(
      `${isOne ? 'does' : 'do'} ${subject} ${isOne ? verb.replace(/(?:(?<=o|[cs]h|ss|x)es|s)$/, '') : verb} ${rest}?`,
    );
    if (isSure(truth) && /^no\b|\bmyth\b/i.test(truth.lead)) return truth;
  }
  return undefined;
};

/** "Why did Damascus stop being the capital of Syria?": it is so still. */
const STOPPED =
  /^(?:why|when|how|(?:in )?(?:what|which) year) did ([\p{L}' -]{2,40}?) (?:stop being|cease to be|cease being) (the \p{L}+(?: city)? of \p{L}+(?: \p{L}+)??)(?: in \d{4})?(?=$|[,.;?]| and\b)/u;
const ofHavingStopped = async (plain: string, ask: Ask): Promise<Answer | undefined> => {
  const [, thing, what] = STOPPED.exec(plain) ?? [];
  const verdict = thing === undefined ? undefined : await ofTheOne(thing, 'is', what!, ask);
  return verdict?.isSo === true
    ? { ...verdict.truth, lead: `As far as we know, it did not. ${verdict.truth.lead}`, more: NOTHING_MORE }
    : undefined;
};

const isSomebody = (name: string): boolean => sensesOf(name).some(isPerson);

/** Who did it is known, and it was somebody else. */
const ofDoing = async (asked: string, plain: string, ask: Ask): Promise<Answer | undefined> => {
  const when = DONE_WHEN.exec(plain);
  const [, who, typedDeed, what] = when ?? DID.exec(plain) ?? [];
  const deed = when ? Object.keys(DEEDS).find((each) => DEEDS[each] === typedDeed) : typedDeed;
  if (who === undefined || !isSomebody(who)) return undefined;
  const truth = await ask(`who ${DEEDS[deed!]} ${what}?`);
  if (!isSure(truth)) return undefined;
  const told = termsIn([truth.lead, ...truth.more.flat()].join(' '));
  const isNamed = [...termsIn(who)].some((term) => told.has(term));
  const isOfIt = [...termsIn(what!)].every((term) => told.has(term));
  // Who did it and when is told at once.
  if (isNamed && isOfIt && (when ?? ASKS_WHEN.test(plain)) && A_YEAR.test(truth.lead)) return truth;
  // Whoever else is named in the answer may have had a part in it.
  if (isNamed || !isOfIt || !A_NAME.test(truth.lead)) return undefined;
  const at = asked.toLowerCase().indexOf(who);
  const typed = at === -1 ? who : asked.slice(at, at + who.length);
  const name = typed === typed.toLowerCase() ? capitalised(typed) : typed;
  return { ...truth, confidence: SURELY, lead: `As far as we know, ${name} did not ${deed} it. ${truth.lead}` };
};

/** @param ask answers another question; nothing where none is sure. */
export const premiseCorrected = async (asked: string, ask: Ask): Promise<Answer | undefined> => {
  const { plain } = readQuestion(asked);
  if (!wordsIn(plain).some(isTelling)) return undefined;
  const counted = await miscounted(plain, BECAUSE, `(?:(?<=, )(?:will|would|is|are|am|has|have)|${ASKS})`, ask);
  if (counted) {
    const question = counted.question.replace(/\b(?:it|they)\b/, counted.thing);
    return withRest(counted.truth, question, await ask(`${question}?`));
  }
  return (
    (await ofClaim(plain, ask)) ??
    (await ofBeing(plain, ask)) ??
    (await ofHavingStopped(plain, ask)) ??
    (await ofDoingSo(plain, ask)) ??
    (await ofDoing(asked, plain, ask)) ??
    (await misplaced(plain, ask)) ??
    (await ofUnknownLaw(plain, ask)) ??
    (await askedOfAnimals(plain, ask))
  );
};
