/** The subjects that a request may be about, each with the evidence for it. */
import { isFunctionWord } from '../english/topic/function-words.ts';
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
  /** Only a form of a single word stands there, which may be another word: "training" for "train". */
  readonly inflected: number;
  /** It is named more than once. */
  readonly repeated: number;
  /** Towards the end of a text; in a phrase the main word stands at the end. */
  readonly late: number;
  /** It only lies behind "for", "of", "in" what the request is about; or owns what is named behind it. */
  readonly aside: number;
  readonly ownerOnly: number;
  /** In an offer, behind "for" or "help": who buys it, not what is sold. */
  readonly customer: number;
  /** Another subject has the same words for its name; another one is named by more words; none is named before it. */
  readonly shared: number;
  readonly stronger: number;
  readonly first: number;
  /** Only a word names it that may mean much else. */
  readonly weak: number;
  /** How much of what the text says its names are. */
  readonly cover: number;
  /** How near in meaning, from 0.3 to 0.9. */
  readonly near: number;
  /** 1 for the nearest of all subjects, 1/2 for the second … */
  readonly rank: number;
  /** How far nearer than the next one, where it is the nearest; how far behind the nearest, where it is not. */
  readonly lead: number;
  readonly behind: number;
  /** Named and near at once. */
  readonly namedNear: number;
  readonly namedRank: number;
  /** Another subject is both named and near. */
  readonly elsewhere: number;
  readonly person: number;
  readonly personNamed: number;
  readonly background: number;
  readonly backgroundNamed: number;
  readonly tradeOffered: number;
  readonly tradeElse: number;
  readonly otherOffered: number;
  readonly hardship: number;
  readonly issueArgued: number;
  readonly issueElse: number;
}

export interface Candidate {
  readonly subject: Subject;
  readonly evidence: Evidence;
}

const NEAREST = 8;
/** Of so many nearest, one that is named is meant. */
const NEAR_AND_NAMED = 2;
/** Up to so many words are a phrase. */
const PHRASE = 8;
/** The rank at which a word counts as wholly rare. */
const RAREST = 40_000;

const rarityOf = (lower: string): number => Math.log(rankOf(lower) ?? RAREST) / Math.log(RAREST);
const within = (value: number, from: number, to: number): number => Math.min(1, Math.max(0, (value - from) / (to - from)));

const isContent = ({ lower }: Word): boolean => lower.length > 1 && !isFunctionWord(lower);

const placesOf = ({ from, to }: Mention): number[] => Array.from({ length: to - from }, (_, n) => from + n);

const nearnessIn = (vectors: readonly Vector[]): ReadonlyMap<string, number> => {
  const best = new Map<string, number>();
  for (const vector of vectors)
    for (const { id, nearness } of nearSubjects(vector)) best.set(id, Math.max(best.get(id) ?? 0, nearness));
  return new Map([...best].sort((one, other) => other[1] - one[1]));
};

const BACKGROUND: ReadonlySet<string> = new Set(['place', 'time', 'idea', 'feeling']);
const HARD: ReadonlySet<string> = new Set(['hardship', 'defeat']);
const ARGUED: ReadonlySet<Form> = new Set(['claim', 'question']);

const bySort = ({ sort }: Subject, form: Form, named: number) => {
  const isOffer = form === 'offer';
  const [person, background, trade, issue] = [sort === 'person', BACKGROUND.has(sort), sort === 'trade', sort === 'issue'];
  return {
    person: Number(person),
    personNamed: person ? named : 0,
    background: Number(background),
    backgroundNamed: background ? named : 0,
    tradeOffered: Number(trade && isOffer),
    tradeElse: Number(trade && !isOffer),
    otherOffered: Number(!trade && isOffer),
    hardship: Number(HARD.has(sort)),
    issueArgued: Number(issue && ARGUED.has(form)),
    issueElse: Number(issue && !ARGUED.has(form)),
  };
};

const ASIDE = /^(?:for|in|at|on|near|after|before|with|without|from|above|behind)$/;
/** A preposition stands before it, with no more than three words between. */
const isAside = (words: readonly Word[], from: number): boolean =>
  words.slice(Math.max(1, from - 3), from).some(({ lower }) => ASIDE.test(lower));

const NOT_NAMED = {
  named: 0,
  phrase: 0,
  longPhrase: 0,
  rare: 0,
  main: 0,
  inflected: 0,
  repeated: 0,
  late: 0,
  aside: 0,
  ownerOnly: 0,
  customer: 0,
  shared: 0,
  first: 0,
  weak: 0,
  cover: 0,
};

const byName = (own: readonly Mention[], { words, main, mentions, form }: Clues): typeof NOT_NAMED => {
  const best = [...own].sort((one, other) => other.length - one.length || Number(other.isExact) - Number(one.isExact))[0];
  if (!best) return NOT_NAMED;
  const places = new Set(own.flatMap(placesOf));
  const content = [...words.keys()].filter((at) => isContent(words[at]!));
  return {
    named: 1,
    phrase: Number(best.length > 1),
    longPhrase: Number(best.length > 2),
    rare: Math.max(...placesOf(best).map((at) => rarityOf(words[at]!.lower))),
    main: Number([...places].some((at) => main.has(at))),
    inflected: Number(
      own.every(({ isExact, length, from }) => !isExact && length === 1 && /(?:ing|ed|er)$/.test(words[from]!.lower)),
    ),
    repeated: Number(new Set(own.map(({ from }) => from)).size > 1),
    late: words.length > PHRASE ? best.from / (words.length - 1) : 0,
    aside: Number(own.every(({ from }) => isAside(words, from))),
    ownerOnly: Number(own.every(({ to }) => /'s?$/.test(words[to - 1]!.lower) && mentions.some(({ from }) => from >= to))),
    customer: Number(form === 'offer' && own.every(({ from }) => /^(?:for|help|helps)$/.test(words[from - 1]?.lower ?? ''))),
    shared: Number(mentions.some((other) => other.id !== best.id && other.from === best.from && other.to === best.to)),
    first: Number(Math.min(...places) === Math.min(...mentions.map(({ from }) => from))),
    weak: Number(own.every(({ alone }) => alone)),
    cover: content.filter((at) => places.has(at)).length / (content.length || 1),
  };
};

/** How many words name each. */
const sizesOf = (mentions: readonly Mention[]): ReadonlyMap<string, number> => {
  const placesById = new Map<string, Set<number>>();
  for (const mention of mentions) {
    const places = placesById.get(mention.id) ?? new Set();
    placesOf(mention).forEach((at) => places.add(at));
    placesById.set(mention.id, places);
  }
  return new Map([...placesById].map(([id, places]) => [id, places.size]));
};

/** Every subject that is named, and the few that are nearest. */
export const candidatesFor = (clues: Clues): readonly Candidate[] => {
  const { mentions, words, main, vectors, form } = clues;
  const counted = mentions.filter(
    (mention) => !mention.alone || words.length <= mention.to - mention.from + 1 || placesOf(mention).some((at) => main.has(at)),
  );
  const sizes = sizesOf(counted);
  const nearness = nearnessIn(vectors);
  const ranked = [...nearness.keys()];
  const ids = new Set([...sizes.keys(), ...ranked.slice(0, NEAREST)]);
  const nearnessAt = (rank: number): number => nearness.get(ranked[rank] ?? '') ?? 0;
  const nearAndNamed = ranked.slice(0, NEAR_AND_NAMED).filter((id) => sizes.has(id));
  return [...ids].flatMap((id): Candidate[] => {
    const subject = subjectOf(id);
    if (!subject) return [];
    const name = byName(
      counted.filter((mention) => mention.id === id),
      { ...clues, mentions: counted },
    );
    const rank = ranked.indexOf(id);
    const near = within(nearness.get(id) ?? 0, 0.3, 0.9);
    const place = rank < 0 ? 0 : 1 / (rank + 1);
    const evidence = {
      ...name,
      stronger: Number([...sizes].some(([other, size]) => other !== id && size > (sizes.get(id) ?? 0))),
      near,
      rank: place,
      lead: rank === 0 ? within(nearnessAt(0) - nearnessAt(1), 0, 0.15) : 0,
      behind: within(nearnessAt(0) - (nearness.get(id) ?? 0), 0, 0.3),
      namedNear: name.named * near,
      namedRank: name.named * place,
      elsewhere: Number(nearAndNamed.some((other) => other !== id)),
      ...bySort(subject, form, name.named),
    };
    return [{ subject, evidence }];
  });
};
