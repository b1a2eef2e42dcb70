/** The subjects that a request may be about, each with the evidence for it. */
import { nearSubjects } from '../library/nearSubjects.ts';
import { subjectOf, type Subject } from '../library/subjects.ts';
import type { Vector } from '../meaning/encoder.ts';
import type { Mention } from './aliases.ts';
import type { Form } from './brief.ts';
import { rankOf } from './commonWords.ts';
import type { Word } from './words.ts';

export interface Clues {
  /** The matter of the request. */
  readonly text: string;
  readonly form: Form;
  readonly words: readonly Word[];
  readonly mentions: readonly Mention[];
  /** The places of the words that the request turns on. */
  readonly main: ReadonlySet<number>;
  readonly vectors: readonly Vector[];
}

/** Each from 0 to 1. */
export interface Evidence {
  /** Its name stands in the text. */
  readonly named: number;
  /** In two words or more; in three or more. */
  readonly phrase: number;
  readonly longPhrase: number;
  /** How rare the words of the name are: a rare word is seldom said by the way. */
  readonly rare: number;
  /** The name is, or holds, the main word. */
  readonly main: number;
  /** The name is all there is, or one thing of a list. */
  readonly whole: number;
  /** Only a form of a single word stands there, which may be another word: "training" for "train". */
  readonly inflected: number;
  /** It is named more than once. */
  readonly repeated: number;
  /** Towards the end of a text; in a phrase the main word stands at the end. */
  readonly late: number;
  /** How near in meaning, from 0.3 to 0.9. */
  readonly near: number;
  /** 1 for the nearest of all subjects, 1/2 for the second … */
  readonly rank: number;
  /** How far nearer than the next one, where it is the nearest. */
  readonly lead: number;
  /** Another subject has the same words for its name. */
  readonly shared: number;
  /** It only owns or lies behind "for", "of", "in" what the request is about. */
  readonly aside: number;
  readonly ownerOnly: number;
  /** In an offer, behind "for" or "help": who buys it, not what is sold. */
  readonly customer: number;
  /** Named and near at once. */
  readonly namedNear: number;
  readonly namedRank: number;
  readonly phraseMain: number;
  readonly person: number;
  readonly background: number;
  readonly tradeOffered: number;
  readonly tradeElse: number;
  readonly hardship: number;
}

export interface Candidate {
  readonly subject: Subject;
  readonly evidence: Evidence;
}

const NEAREST = 6;
/** Up to so many words are a phrase. */
const PHRASE = 8;
/** The rank at which a word counts as wholly rare. */
const RAREST = 40_000;

const rarityOf = (lower: string): number => Math.log(rankOf(lower) ?? RAREST) / Math.log(RAREST);
const within = (value: number, from: number, to: number): number => Math.min(1, Math.max(0, (value - from) / (to - from)));

const placesOf = ({ from, to }: Mention): number[] => Array.from({ length: to - from }, (_, n) => from + n);

const nearnessIn = (vectors: readonly Vector[]): ReadonlyMap<string, number> => {
  const best = new Map<string, number>();
  for (const vector of vectors)
    for (const { id, nearness } of nearSubjects(vector)) best.set(id, Math.max(best.get(id) ?? 0, nearness));
  return new Map([...best].sort((one, other) => other[1] - one[1]));
};

const bySort = (
  { sort }: Subject,
  form: Form,
): Pick<Evidence, 'person' | 'background' | 'tradeOffered' | 'tradeElse' | 'hardship'> => ({
  person: Number(sort === 'person'),
  background: Number(sort === 'place' || sort === 'time' || sort === 'idea' || sort === 'feeling'),
  tradeOffered: Number(sort === 'trade' && form === 'offer'),
  tradeElse: Number(sort === 'trade' && form !== 'offer'),
  hardship: Number(sort === 'hardship' || sort === 'defeat'),
});

const ASIDE = /^(?:for|in|at|on|near|after|before|with|without|from|above|behind)$/;
/** A preposition stands before it, with no more than three words between. */
const isAside = (words: readonly Word[], from: number): boolean =>
  words.slice(Math.max(1, from - 3), from).some(({ lower }) => ASIDE.test(lower));

/** All there is, but for an article; or all of one thing in a list. */
const isItem = ({ text, words }: Clues, { from, to }: Mention): boolean => {
  if (words.length <= to - from + 1) return true;
  const before = text.slice(0, words[from]!.from).trimEnd();
  const after = text.slice(words[to - 1]!.to).trimStart();
  return (before === '' || /[,;|/+]$/.test(before)) && (after === '' || /^[,;|/+]/.test(after));
};

const byName = (own: readonly Mention[], clues: Clues) => {
  const { words, main, mentions, form } = clues;
  const best = [...own].sort((one, other) => other.length - one.length || Number(other.isExact) - Number(one.isExact))[0];
  if (!best)
    return {
      named: 0,
      phrase: 0,
      longPhrase: 0,
      rare: 0,
      main: 0,
      whole: 0,
      inflected: 0,
      repeated: 0,
      late: 0,
      shared: 0,
      aside: 0,
      ownerOnly: 0,
      customer: 0,
    };
  const places = placesOf(best);
  const said = places.map((at) => words[at]!);
  return {
    named: 1,
    phrase: Number(best.length > 1),
    longPhrase: Number(best.length > 2),
    rare: Math.max(...said.map(({ lower }) => rarityOf(lower))),
    main: Number(own.some((mention) => placesOf(mention).some((at) => main.has(at)))),
    whole: Number(own.some((mention) => isItem(clues, mention))),
    inflected: Number(
      own.every(({ isExact, length, from }) => !isExact && length === 1 && /(?:ing|ed|er)$/.test(words[from]!.lower)),
    ),
    repeated: Number(new Set(own.map(({ from }) => from)).size > 1),
    late: words.length > PHRASE ? best.from / (words.length - 1) : 0,
    aside: Number(own.every(({ from }) => isAside(words, from))),
    ownerOnly: Number(own.every(({ to }) => /'s?$/.test(words[to - 1]!.lower) && to < words.length)),
    customer: Number(form === 'offer' && own.every(({ from }) => /^(?:for|help|helps)$/.test(words[from - 1]?.lower ?? ''))),
    shared: Number(mentions.some((other) => other.id !== best.id && other.from === best.from && other.to === best.to)),
  };
};

/** Every subject that is named, and the few that are nearest. */
export const candidatesFor = (clues: Clues): readonly Candidate[] => {
  const { mentions, words, main, vectors, form } = clues;
  const counted = mentions.filter(
    (mention) => !mention.alone || words.length <= mention.to - mention.from + 1 || placesOf(mention).some((at) => main.has(at)),
  );
  const nearness = nearnessIn(vectors);
  const ranked = [...nearness.keys()];
  const ids = new Set([...counted.map(({ id }) => id), ...ranked.slice(0, NEAREST)]);
  const lead = (nearness.get(ranked[0] ?? '') ?? 0) - (nearness.get(ranked[1] ?? '') ?? 0);
  return [...ids].flatMap((id): Candidate[] => {
    const subject = subjectOf(id);
    if (!subject) return [];
    const own = counted.filter((mention) => mention.id === id);
    const rank = ranked.indexOf(id);
    const name = byName(own, { ...clues, mentions: counted });
    const near = within(nearness.get(id) ?? 0, 0.3, 0.9);
    const place = rank < 0 ? 0 : 1 / (rank + 1);
    const evidence = {
      ...name,
      near,
      rank: place,
      namedNear: name.named * near,
      namedRank: name.named * place,
      phraseMain: name.phrase * name.main,
      lead: rank === 0 ? within(lead, 0, 0.15) : 0,
      ...bySort(subject, form),
    };
    return [{ subject, evidence }];
  });
};
