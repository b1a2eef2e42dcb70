/** Yes or no, where a clause of the notes plainly says so. */
import { baseForms, partsOfSpeech, sensesOf } from '../../../lexicon/wordnet.ts';
import { likeInNotes } from '../question/alike.ts';
import { numberOf, valuesIn } from './values.ts';
import { stemmed, wordsIn } from '../question/terms.ts';
import { matterOf, wantedBy } from '../question/wanted.ts';

type Verdict = 'Yes' | 'No';
export interface Said {
  readonly verdict: Verdict | undefined;
  /** Of the words of the question, how many the clause has. */
  readonly held: number;
  /** Whether these are all. */
  readonly isWhole: boolean;
  /** On what it depends. */
  readonly terms?: string;
}
/** More words than a question has. */
const WHOLLY = 99;
const NOTHING: Said = { verdict: undefined, held: 0, isWhole: false };

export const ASKS_WHETHER = /^(?:is|are|was|were|am|do|does|did|can|could|may|might|will|would|should|must|has|have)\b/;
const DENIES =
  /\b(?:no|not|never|without|cannot|nor|none|forbidden|prohibited|excluded|banned|cancelled|closed|sold out)\b|n't\b/i;
/** "Please do not send food" says nothing of whether there is any. */
const LACKS =
  /\b(?:no|never|without|none|closed|cancelled|sold out|(?<!\b(?:do|may|must) )not)\b|(?:is|are|was|were|has|have)n't\b/i;
const GRANTS =
  /\b(?:allowed|welcome|included|inclusive|permitted|free|available|provided|possible|fine|ok|okay|may|can|yes|accepted|suitable)\b/i;
const ON_TERMS = /\b(?:except|if|consent|permission|approval|ask|apart from|only)\b/i;
/** Under what condition, said with the yes or no itself. */
const CONDITION =
  /\b(?:unless|provided that|provided (?=you|it|they|we)|as long as|only with|except with|without [^.;,]{0,40}(?=\b(?:consent|permission|approval|agreement)\b)|on condition that|subject to)\b[^.;]*/i;

/** Each kind of question with what says yes to it and what says no, the latter looked for first. */
const KINDS: readonly (readonly [asked: RegExp, no: RegExp, yes: RegExp])[] = [
  [
    /\b(?:have|has|need|needs|got|required) to\b|^must\b|^(?:do|does|will) .*\bneed\b|\b(?:compulsory|necessary|required|mandatory)\b/,
    /\b(?:optional|no need|(?:not|n't) (?:needed|required|necessary|compulsory|have to|need)|need not|needn't|not essential|if you (?:like|wish|want))\b/i,
    /\b(?:must|have to|has to|needs?|needed|required|compulsory|essential|mandatory)\b/i,
  ],
  [
    /\b(?:extra|charged?|pay (?:anything|something|for|more)|cost (?:anything|extra|more)|fee)\b/,
    /\b(?:free|included|inclusive|no (?:extra )?(?:charge|fee|cost)|nothing to pay|under (?:the )?warranty|not charge)\b|[£$€]0(?:\.00)?(?!\d)/i,
    /[£$€]\d|\bextra\b/i,
  ],
  [
    /\b(?:free|included?|inclusive|covered|(?:in|part of) the (?:price|cost))\b/,
    /\b(?:not|n't|extra|excluded|exclud\w+|no)\b/i,
    /\b(?:free|included?|includes|inclusive|covered|covers)\b/i,
  ],
  [
    /^(?:can|could|may|might)\b|^would it be (?:ok|okay|alright|fine)\b|^(?:am|are|is|do|does)\b.*\b(?:allowed|alright|i|we|you|people|guests|visitors|children|dogs?|permitted|welcome|ok|okay)\b/,
    DENIES,
    GRANTS,
  ],
  [/^(?:is|are|do|does|has|have|will|was|were)\b/, LACKS, GRANTS],
];

/** "Any dog, cat, bird or other animal" is one clause. */
const CLAUSE = /[;,](?= )(?! \p{L}+(?:,| or | and (?!not?\b)))|\.(?= )| but (?=\S)| and (?=(?:no|not|never)\b)/u;
const holds = (text: string, word: string): boolean => {
  const terms = new Set(wordsIn(text).map(stemmed));
  return terms.has(stemmed(word)) || [...likeInNotes(word)].some((other) => terms.has(other));
};
/** Steps from a thing to what it is a kind of. */
const STEPS = 6;
/** What rules call all things of a field. */
const CALLED: Readonly<Record<string, readonly string[]>> = { animal: ['pet', 'animal'], food: ['food', 'snack'] };
/** A handbag is a bag, a hamster an animal and a pet. */
const kindsOf = (word: string): readonly string[] => {
  const nounOf = (name: string) =>
    [name, ...baseForms(name)].flatMap((form) => sensesOf(form)).find(({ partOfSpeech }) => partOfSpeech === 'noun');
  const kinds: string[] = [];
  let sense = nounOf(word);
  const called = CALLED[sense?.field ?? ''] ?? [];
  for (let step = 0; step < STEPS && sense?.broader !== undefined; step++) {
    kinds.push(sense.broader.toLowerCase());
    sense = nounOf(sense.broader.toLowerCase());
  }
  return [
    ...called,
    ...kinds.filter((kind) => !/^(?:thing|object|entity|whole|artifact|matter|unit|person|act|state|group)$/.test(kind)),
  ];
};
/** The one sentence with a rule for all things of a kind, where the thing itself is named nowhere: "no pets", of a hamster. */
export const ruleForKind = (plain: string, sentences: readonly string[]): string | undefined => {
  if (!ASKS_WHETHER.test(plain)) return undefined;
  const absent = namesIn(plain).filter((word) => !isPerson(word) && !sentences.some((text) => holds(text, word)));
  const found = sentences.filter((text) =>
    absent.some((word) =>
      kindsOf(word).some((kind) =>
        new RegExp(`\\b(?:no|any|all|other|or|only) (?:\\p{L}+ (?:or )?)?${kind}(?:e?s)?\\b`, 'iu').test(text),
      ),
    ),
  );
  return found.length === 1 ? found[0] : undefined;
};
/** What anybody asks with. */
const ASKING =
  /^(?:allowed|permitted|bring|keep|have|take|included?|extra|free|available|possible|welcome|come|need\w*|required|pay|anything|charged?|cost|price|part|still|along|anything|something|else|owe|may|can|covered|also|too|able|use|alright|fine|just|my|our|daughter|son|lad|mum|dad|sister|brother|husband|wife|partner|mate|friend|nan|gran)$/;

const mostOf = (text: string): number =>
  Math.max(
    0,
    ...valuesIn(text).flatMap(({ kind, to }) => (kind === 'amount' ? [to] : [])),
    ...wordsIn(text).map((word) => (/\d/.test(word) ? 0 : numberOf(word))),
  );
/** "Swallow with food": what one is told to do, one may. */
const isBidding = (clause: string): boolean => {
  const [, verb] = /^(\p{Lu}\p{Ll}+) (?:with|the|a|an|your|it|them|in|on|at|after|before)\b/u.exec(clause) ?? [];
  return verb !== undefined && partsOfSpeech(verb.toLowerCase()).has('verb');
};

/** "At this campsite" only says of what the notes are. */
const HERE = / (?:at|in|to|on|for|with|of) (?:this|these|that|the same) [^ ]+/g;
const namesIn = (plain: string): readonly string[] =>
  matterOf(plain.replace(HERE, ''), wantedBy(plain)).filter((word) => !ASKING.test(word) && numberOf(word) === -1);
const isPerson = (word: string): boolean =>
  [word, ...baseForms(word)].some((form) =>
    sensesOf(form).some(({ field, partOfSpeech }) => partOfSpeech === 'noun' && field === 'person'),
  );
/** Things that the question names, told elsewhere in the notes and not in this sentence. */
export const toldElsewhere = (plain: string, text: string, others: readonly string[]): readonly string[] =>
  namesIn(plain).filter((word) => !isPerson(word) && !holds(text, word) && others.some((other) => holds(other, word)));
/** Whether the notes have every word that the question names, or one like it. */
export const tellOfAll = (plain: string, notes: string): boolean => namesIn(plain).every((word) => holds(notes, word));
/** "Do I pay anything?" */
export const namesNothing = (plain: string): boolean =>
  ASKS_WHETHER.test(plain) && /\b(?:pay|charged?|cost|owe)\b/.test(plain) && namesIn(plain).length === 0;

/** "Do I need to not eat?", "do we have to be in?": a deed that the sentence bids or forbids in so many words. */
const bidden = (plain: string, text: string): Verdict | undefined => {
  const [, not, deed, object] =
    /\b(?:need|have|got|supposed) to (?:(?:not|stop|avoid) (\p{L}+?)(?:ing)?|(be (?:in|there|at home|home)))\b((?: (?!before|after|for|when)\p{L}+)*)/u.exec(
      plain,
    ) ?? [];
  if (object === undefined || !namesIn(object).every((word) => holds(text, word))) return undefined;
  const own = not === undefined ? `no need|(?:not|n.t) (?:need|have)) to ${deed}` : `not|never|nothing to|n.t) ${not}`;
  return new RegExp(`\\b(?:${own}\\b`, 'i').test(text) ? (not === undefined ? 'No' : 'Yes') : undefined;
};

/** @param plain the question in its plain form. @param text the sentence that may answer it. */
export const verdictOf = (plain: string, text: string, isByKind = false): Said => {
  const bid = ASKS_WHETHER.test(plain) ? bidden(plain, text) : undefined;
  if (bid !== undefined) return { verdict: bid, held: WHOLLY, isWhole: true };
  if (!ASKS_WHETHER.test(plain) || /\b(?:or|not|who|how|what|which|where|why)\b|n't\b/.test(plain)) return NOTHING;
  const [, no, yes] = KINDS.find(([asked]) => asked.test(plain)) ?? [];
  const words = namesNothing(plain) ? ['charge'] : namesIn(plain);
  if (no === undefined || yes === undefined || words.length === 0) return NOTHING;
  // A rule for all of a kind is meant as a whole.
  const clauses = isByKind
    ? [{ clause: text, held: words.length }]
    : text.split(CLAUSE).map((clause) => ({ clause, held: words.filter((word) => holds(clause, word)).length }));
  const [{ clause, held }, ...others] = clauses.toSorted((one, other) => other.held - one.held) as [
    (typeof clauses)[0],
    ...typeof clauses,
  ];
  const says = (some: string): Verdict | undefined =>
    no.test(some) ? 'No' : yes.test(some) || (yes === GRANTS && isBidding(text)) ? 'Yes' : undefined;
  const verdict = says(clause);
  // "May watch from the cafe but not from the poolside": which of the two is meant must be plain.
  const isMixed = held < words.length && others.some(({ clause: other }) => says(other) !== undefined && says(other) !== verdict);
  const isWhole = held === words.length;
  const terms = (CONDITION.exec(clause) ?? CONDITION.exec(text))?.[0].trim();
  if (held === 0 || verdict === undefined || isMixed || (terms === undefined && ON_TERMS.test(text)) || text.endsWith('?'))
    return { verdict: undefined, held, isWhole };
  const many = Math.max(0, ...wordsIn(plain).map(numberOf));
  const most = mostOf(clause);
  return {
    verdict: many === 0 || verdict === 'No' || many <= most ? verdict : most > 0 ? 'No' : undefined,
    held,
    isWhole,
    ...(terms !== undefined && { terms }),
  };
};
