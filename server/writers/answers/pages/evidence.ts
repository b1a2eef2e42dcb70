/** What speaks for an entry as the answer to a question, and what against it, in numbers. */
import { middleOf } from '../../../meaning/condensed.ts';
import { cosine, encode, type Vector } from '../../../meaning/encoder.ts';
import { sensesOf } from '../../../lexicon/wordnet.ts';
import { alike } from '../question/alike.ts';
import vectorBytes from './entries.bin';
import type { Entry } from './entries.ts';
import { nearnessToRows } from './nearness.ts';
import { pageIndex, type Page } from './page-index.ts';
import { mayAnswer, type Form } from '../question/form.ts';
import { readQuestion } from '../question/question.ts';
import { isPersonal, type Reading } from '../question/reading.ts';
import { stemmed, wordsIn } from '../question/terms.ts';

interface Ask {
  readonly terms: ReadonlySet<string>;
  readonly form: Form | undefined;
  /** Among the vectors. */
  readonly row: number;
}

/** How often a word stands in an entry counts less and less, and less in an entry of many words. */
const SATED = 1.2;
const BY_LENGTH = 0.5;

/** How often a word stands in its questions, from 0 to 1, and what that makes of it: a rare word that is always there weighs most. */
type Essence = ReadonlyMap<string, number>;

const essenceOf = (asks: readonly Ask[]): Essence => {
  const counts = new Map<string, number>();
  for (const { terms } of asks) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return new Map([...counts].map(([term, count]) => [term, count / asks.length]));
};

/** By name, so that the weights can be fitted to them. */
export type Evidence = Readonly<Record<string, number>>;

export interface Candidate {
  readonly entry: Entry;
  readonly evidence: Evidence;
  /** The words of the question that it is asked with. */
  readonly told: string;
  readonly middle: () => Vector;
}

/** Entries that are looked at closely. */
const LOOKED_AT = 50;
/** What a word of like meaning counts, and a word that stands only in the answer. */
const ALIKE = 0.55;
const SAID = 0.5;

/** Who, when, where and how many ask for one thing each. */
const STRICT: ReadonlySet<Form> = new Set(['who', 'when', 'where', 'how many']);

/** A question left out of an entry, to see whether it is found without. */
export type Except = (entry: Entry, ask: number) => boolean;

const mean = (values: readonly number[]): number => values.reduce((so, value) => so + value, 0) / (values.length || 1);
const most = (values: Iterable<number>): number => Math.max(-1, ...values);

/** Names of places and people, even without their capital: no entry that does not know them is about them. */
const isProper = (word: string): boolean => {
  const senses = sensesOf(word);
  return senses.length > 0 && senses[0]!.isInstance;
};

/** "What does APR mean" is asked by who asks "What does APR mean on a loan?". */
export const asksMeaning = (whole: string, { ask }: Entry): boolean =>
  whole.endsWith(' mean') && ask.some((own) => readQuestion(own).plain.startsWith(`${whole} `));

/** An idiom is met by its phrase, or most of it: the weather alone is not "under the weather". */
const isStrayIdiom = (words: readonly string[], { ask }: Entry): boolean => {
  const phrase = ask.some((own) => own.endsWith(' idiom')) ? /^What does (.+) mean\?$/.exec(ask[0]!)?.[1] : undefined;
  if (phrase === undefined) return false;
  const own = wordsIn(phrase).filter((word) => !ARTICLES.has(word));
  const there = new Set(words.map(stemmed));
  return 2 * own.filter((word) => there.has(stemmed(word))).length <= own.length;
};
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);

/** How near every row is to the question, read in four ways, and to each of its sentences: not at all where the encoder is out of reach. */
export type Nearness = Readonly<Record<'whole' | 'core' | 'keywords' | 'context', Float32Array>> & {
  readonly sentences: readonly Float32Array[];
};

export const nearnessOf = async ({ whole, core, keywords, context, sentences }: Reading): Promise<Nearness> => {
  const texts = [...new Set([whole, core, keywords, context, ...sentences])];
  const rows = new Map((await encode(texts))?.map((vector, at) => [texts[at]!, nearnessToRows(vector)]));
  const of = (text: string): Float32Array => rows.get(text) ?? new Float32Array(pageIndex().rows);
  return { whole: of(whole), core: of(core), keywords: of(keywords), context: of(context), sentences: sentences.map(of) };
};

/** So near in all that they are asked with, two entries answer the same, unless a word of the question tells them apart. */
const KIN = 0.84;
const middles = new Map<Entry, Vector>();
const middleFor = ({ entry, from, to }: Page): Vector => {
  const middle = middles.get(entry) ?? middleOf(vectorBytes, from, to);
  middles.set(entry, middle);
  return middle;
};

/** The same thing under another name, for all that the question says. */
const isKin = (one: Candidate, other: Candidate): boolean =>
  one.told === other.told && cosine(one.middle(), other.middle()) > KIN;

type Worth = (evidence: Evidence) => number;
/** Of what it counts for an entry how far it is ahead of the next, or behind the first. */
const LEADS: Readonly<Record<string, Worth>> = {
  leadNear: ({ nearest }) => nearest!,
  leadCovered: ({ coveredAny }) => coveredAny!,
  leadEssence: ({ essence }) => essence!,
  leadTogether: ({ together }) => together!,
  leadRough: ({ roughly }) => roughly!,
};

/** The best first by what each is worth, with how far it is ahead. */
export const ranked = (candidates: readonly Candidate[], worth: Worth): readonly Candidate[] => {
  const leads = Object.entries({ ...LEADS, lead: worth });
  const evidence = candidates.map((each) => ({ ...each.evidence }) as Record<string, number>);
  for (const [name, of] of leads) {
    const worths = new Map(candidates.map((each) => [each, of(each.evidence)]));
    const order = candidates.toSorted((one, other) => worths.get(other)! - worths.get(one)!);
    for (const [at, each] of candidates.entries()) {
      const next = order.find((one) => one !== each && !isKin(one, each));
      evidence[at]![name] = worths.get(each)! - (next ? worths.get(next)! : 0);
    }
  }
  return candidates
    .map((each, at) => ({ ...each, evidence: evidence[at]! }))
    .sort((one, other) => worth(other.evidence) - worth(one.evidence));
};

/** The rows of its questions that are left out. */
const leftOut = ({ from, to, entry }: Page, except: Except): readonly number[] =>
  Array.from({ length: to - from }, (_, at) => from + at).filter((row) => except(entry, row - from));

/** The entries that may answer, with what speaks for each. The order says nothing. */
export const candidatesIn = (reading: Reading, nearness: Nearness, except?: Except): readonly Candidate[] => {
  const { pages, weight, eachWith, termsOf, formOf, length } = pageIndex();
  const { whole, keywords, terms, coreTerms, form, names, askedNames, numbers, isDefinition } = reading;
  const { whole: nearWhole, core: nearCore, keywords: nearKey, context: nearContext, sentences } = nearness;
  const highest = nearWhole.map((value, row) => Math.max(value, nearCore[row]!, nearKey[row]!, nearContext[row]!));
  const asksOf = ({ from, to, entry }: Page, without?: Except): readonly Ask[] => {
    const asks: Ask[] = [];
    for (let row = from; row < to; row++)
      if (!without?.(entry, row - from)) asks.push({ row, terms: termsOf(row), form: formOf(row) });
    return asks;
  };
  const wordsWhole = wordsIn(`${whole} ${keywords}`);
  const like = new Map(wordsWhole.map((word) => [stemmed(word), alike(word)] as const));
  const liked = new Set([...like.values()].flatMap((others) => [...others]));
  const proper = new Set(wordsIn(keywords).filter(isProper).map(stemmed));
  const sum = (all: Iterable<string>): number => [...all].reduce((total, term) => total + weight(term), 0);
  const [weightWhole, weightCore] = [sum(terms) || 1, sum(coreTerms) || 1];

  /** How much of these terms is among those, from 0 to 1. */
  const covered = (some: ReadonlySet<string>, whole_: number, by: ReadonlySet<string>, also?: ReadonlySet<string>): number =>
    [...some].reduce((total, term) => {
      const own = by.has(term) ? 1 : [...(like.get(term) ?? [])].some((other) => by.has(other)) ? ALIKE : 0;
      return total + weight(term) * Math.max(own, also?.has(term) ? SAID : 0);
    }, 0) / whole_;

  const shared = new Float64Array(pages.length);
  const held = new Float64Array(pages.length);
  for (const term of terms)
    eachWith(term, (at, asks, isSaid) => {
      held[at]! += weight(term) / weightWhole;
      const left = except ? leftOut(pages[at]!, except).filter((row) => termsOf(row).has(term)).length : 0;
      const often = asks - left + (isSaid ? 1 : 0);
      // What a word that an entry has speaks for it, by how often it is asked with it.
      const speaks = (weight(term) * often) / (often + SATED * (1 - BY_LENGTH + BY_LENGTH * length(at)));
      shared[at]! += speaks / weightWhole;
    });
  const likeliest = pages
    .map((one, at) => {
      const out = except ? leftOut(one, except) : [];
      const nearest = (near: Float32Array): number => {
        let so = -1;
        for (let row = one.from; row < one.to; row++) if (near[row]! > so && !out.includes(row)) so = near[row]!;
        return so;
      };
      let usual = nearWhole[one.to]!;
      for (let row = one.from; row < one.to; row++) if (!out.includes(row)) usual += nearWhole[row]!;
      usual /= one.to - one.from - out.length + 1;
      const sentence = mean(sentences.map(nearest));
      return {
        one,
        roughly: nearest(highest) + 0.7 * held[at]! + 0.3 * nearWhole[one.to]!,
        shared: shared[at]!,
        sentence,
        rough: nearest(nearWhole) + 0.5 * usual + 0.5 * sentence + 1.5 * shared[at]!,
      };
    })
    .sort((first, second) => second.rough - first.rough)
    .slice(0, LOOKED_AT)
    .map((found) => ({ ...found, asks: asksOf(found.one, except) }))
    .filter(({ asks }) => asks.length > 0);

  return likeliest.map(({ one, asks, shared: spoken, sentence, rough, roughly }) => {
    const asked = new Set(asks.flatMap(({ terms: own }) => [...own]));
    const essence = essenceOf(asks);
    const said = termsOf(one.to);
    const every = new Set([...asked, ...said]);
    const of = (near: Float32Array): number => most(asks.map(({ row }) => near[row]!));
    const matches = asks.map((ask) => {
      const total = sum(ask.terms) || 1;
      const within = (all: ReadonlySet<string>): number => sum([...ask.terms].filter((term) => all.has(term))) / total;
      const gap = Math.max(0, ...[...ask.terms].filter((term) => !terms.has(term)).map(weight));
      return { total, all: within(terms), core: within(coreTerms), gap };
    });
    const nearestAt = asks.reduce((so, { row }, at) => (highest[row]! > highest[asks[so]!.row]! ? at : so), 0);
    const nearestAsk = matches[nearestAt]!;
    const best = matches.reduce((so, each) =>
      each.all * Math.min(each.total, 16) > so.all * Math.min(so.total, 16) ? each : so,
    );
    const missing = (some: ReadonlySet<string>, from: ReadonlySet<string>): number =>
      Math.max(
        0,
        ...[...some]
          // Figures are weighed by themselves: "a 1.5kg chicken".
          .filter((term) => !/\d/.test(term) && !from.has(term) && ![...(like.get(term) ?? [])].some((o) => from.has(o)))
          .map(weight),
      );
    /** Of what the entry cannot be asked without, how much is there, and the most telling word that is not. */
    let [there, all, gap] = [0, 0, 0];
    for (const [term, often] of essence) {
      const worth = often * weight(term);
      const has = terms.has(term) ? 1 : liked.has(term) ? ALIKE : 0;
      all += worth;
      there += worth * has;
      gap = Math.max(gap, worth * (1 - has));
    }
    const together = most(asks.map(({ row }, at) => highest[row]! + 0.5 * matches[at]!.all));
    const fits = asks.map((ask) =>
      ask.form === undefined || form === undefined ? 0.4 : ask.form === form ? 1 : mayAnswer(form, ask.form) ? 0.6 : 0,
    );
    const [near, nearToCore, nearToKey] = [of(nearWhole), of(nearCore), of(nearKey)];
    const sorted = asks.map(({ row }) => highest[row]!).sort((a, b) => b - a);
    return {
      entry: one.entry,
      middle: () => middleFor(one),
      told: [...terms].filter((term) => asked.has(term)).join(' '),
      evidence: {
        near,
        spoken,
        sentence,
        rough,
        roughly,
        nearCore: nearToCore,
        nearKey: nearToKey,
        nearContext: of(nearContext),
        saysContext: nearContext[one.to]!,
        nearestMatched: nearestAsk.all,
        nearestGap: nearestAsk.gap,
        nearestForm: fits[nearestAt]!,
        leastGap: Math.min(...matches.map(({ gap }) => gap)),
        asks: mean(asks.map(({ row }) => highest[row]!)),
        proper: [...proper].filter((name) => !every.has(name)).length,
        nearest: sorted[0]!,
        second: sorted[1] ?? sorted[0]! - 0.1,
        says: nearWhole[one.to]!,
        saysCore: nearCore[one.to]!,
        covered: covered(terms, weightWhole, asked),
        coveredCore: covered(coreTerms, weightCore, asked),
        coveredAny: covered(terms, weightWhole, asked, every),
        coveredCoreAny: covered(coreTerms, weightCore, asked, every),
        saidOnly: covered(terms, weightWhole, said),
        matched: best.all,
        matchedCore: most(matches.map(({ core: within }) => within)),
        telling: best.all * best.total,
        missing: missing(terms, every),
        missingCore: missing(coreTerms, every),
        missingAsked: missing(coreTerms, asked),
        essence: there / (all || 1),
        essenceGap: gap,
        together,
        sharedAsked: [...terms].filter((term) => asked.has(term)).length,
        form: Math.max(...fits),
        strayForm:
          form !== undefined && STRICT.has(form) && !asks.some((ask) => ask.form !== undefined && mayAnswer(form, ask.form))
            ? 1
            : 0,
        number: [...numbers].some((number) => Number(number) < 1000 && !every.has(number)) ? 1 : 0,
        strayDefinition:
          (isDefinition && !asksMeaning(whole, one.entry) && matches.every(({ gap }) => gap > 0)) ||
          isStrayIdiom(wordsWhole, one.entry)
            ? 1
            : 0,
        personal: reading.isPersonal && one.entry.ask.some(isPersonal) ? 1 : 0,
        told: reading.isTold ? 1 : 0,
        figures: reading.figures,
        amount: form === 'how much' || form === 'how many' ? 1 : 0,
        timed: form === 'when' || form === 'how long' ? 1 : 0,
        strayName: [...askedNames].some((name) => !every.has(name)) ? 1 : 0,
        name: [...names].filter((name) => !every.has(name)).length,
        length: Math.log(1 + terms.size),
        lengthCore: Math.log(1 + coreTerms.size),
        weightCore: Math.log(1 + weightCore),
      },
    };
  });
};
