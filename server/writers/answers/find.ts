/**
 * Finds the written answer to a question, by meaning and by words. Vectors rank well and reject badly: "who invented the radio" is
 * near to "who invented the telephone". So an entry answers only if the question's telling words are among the words of its own
 * questions, and if it is of the same form.
 */
import { comparedWith } from '../../meaning/condensed.ts';
import { encode } from '../../meaning/encoder.ts';
import vectorBytes from './entries.bin';
import { entries, type Entry } from './entries.ts';
import { formOf, mayAnswer, type Form } from './form.ts';
import { termsIn } from './terms.ts';

interface Indexed {
  readonly entry: Entry;
  /** The rows of its questions among the vectors. */
  readonly from: number;
  readonly to: number;
  readonly asks: readonly { readonly terms: ReadonlySet<string>; readonly form: Form | undefined }[];
  /** The words of all its questions. */
  readonly terms: ReadonlySet<string>;
  /** The words of the answer itself: they may be in a question, too. */
  readonly said: ReadonlySet<string>;
}

const load = () => {
  let from = 0;
  const indexed = entries.map((entry): Indexed => {
    const asks = entry.ask.map((text) => ({ terms: termsIn(text), form: formOf(text.toLowerCase()) }));
    const place = { from, to: from + asks.length };
    from = place.to;
    const terms = new Set(asks.flatMap((ask) => [...ask.terms]));
    return { entry, ...place, asks, terms, said: termsIn(entry.says) };
  });
  const counts = new Map<string, number>();
  for (const { terms } of indexed) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return { indexed, counts, compare: comparedWith(vectorBytes) };
};
let loaded: ReturnType<typeof load> | undefined;

export interface Candidate {
  readonly entry: Entry;
  /** From 0 to 1: how near its nearest question is in meaning. */
  readonly near: number;
  /** How much of the question its questions cover, by the weight of the words. */
  readonly covered: number;
  /** How much of its best question is in the question. */
  readonly matched: number;
  readonly sameForm: boolean;
  /** The weight of its best question's words: rare ones tell more. */
  readonly telling: number;
  /** Words of the question that say something and are not among its own. */
  readonly missing: readonly string[];
}

const LOOKED_AT = 60;

/** What may answer this text, the likeliest first. */
export const candidatesFor = async (text: string): Promise<readonly Candidate[]> => {
  loaded ??= load();
  const { indexed, counts, compare } = loaded;
  const [vector] = await encode([text]);
  const nearness = compare(vector!);
  const terms = termsIn(text);
  const form = formOf(text.toLowerCase());
  const weight = (term: string): number => Math.log((1 + indexed.length) / (0.5 + (counts.get(term) ?? 0)));
  const sum = (all: Iterable<string>): number => [...all].reduce((total, term) => total + weight(term), 0);
  const whole = sum(terms) || 1;
  const likely = indexed
    .map((one) => ({ one, near: nearness.subarray(one.from, one.to).reduce((most, each) => Math.max(most, each), 0) }))
    .map(({ one, near }) => {
      const shared = [...terms].filter((term) => one.terms.has(term));
      return { one, near, shared: sum(shared) / whole };
    })
    .sort((first, second) => second.near + 0.6 * second.shared - (first.near + 0.6 * first.shared))
    .slice(0, LOOKED_AT);
  return likely
    .map(({ one, near }): Candidate => {
      const missing = [...terms].filter((term) => !one.terms.has(term));
      const inAnswer = missing.filter((term) => one.said.has(term));
      const covered = 1 - (sum(missing) - 0.5 * sum(inAnswer)) / whole;
      const best = one.asks
        .map((ask) => ({
          weight: sum(ask.terms),
          matched: sum([...ask.terms].filter((term) => terms.has(term))) / (sum(ask.terms) || 1),
        }))
        .reduce((most, each) =>
          each.matched > most.matched || (each.matched === most.matched && each.weight > most.weight) ? each : most,
        );
      const { matched } = best;
      return {
        entry: one.entry,
        near,
        covered,
        matched,
        telling: best.weight,
        sameForm: one.asks.some((ask) => ask.form !== undefined && mayAnswer(form, ask.form)),
        missing,
      };
    })
    .sort((first, second) => worth(second) - worth(first));
};

/** How well it answers, from 0 to 1. */
export const worth = ({ near, covered, matched, sameForm }: Candidate): number =>
  0.45 * near + 0.3 * covered + 0.25 * matched - (sameForm ? 0 : 0.15);

/** Less than one word that says something: "what is it". */
const LEAST_TELLING = 4;
/** Few enough words for each of them to count. */
const SHORT = 12;

/** Whether it may be given as the answer. Every figure was chosen so that of questions nobody had seen hardly one is answered wrongly. */
const answers = (candidate: Candidate, text: string): boolean => {
  const { near, covered, matched, sameForm, telling, missing } = candidate;
  // An answer about another number is about another thing: "World War 2".
  if (!sameForm || telling < LEAST_TELLING || missing.some((term) => /^\d+$/.test(term) && Number(term) < 1000)) return false;
  if (text.split(/\s+/).length <= SHORT)
    return (
      (covered >= 0.95 && matched >= 0.6 && near >= 0.72) ||
      (near >= 0.93 && covered >= 0.75 && matched >= 0.7) ||
      (near >= 0.75 && matched >= 0.99 && telling >= 14 && covered >= 0.45)
    );
  return (near >= 0.84 && matched >= 0.99 && covered >= 0.5) || (near >= 0.53 && matched >= 0.99 && telling >= 11);
};

/** Two that answer about as well: neither is sure. */
const HAIR = 0.03;

export interface Found {
  readonly candidate: Candidate;
  /** From 70 to 98. */
  readonly confidence: number;
}

/** The entry that answers this text; undefined where none surely does. */
export const find = (candidates: readonly Candidate[], text: string): Found | undefined => {
  const [best, next] = candidates.filter((candidate) => answers(candidate, text));
  if (!best) return undefined;
  const isTie = next !== undefined && worth(best) - worth(next) < HAIR && best.matched < 0.99;
  return isTie ? undefined : { candidate: best, confidence: Math.round(Math.min(98, 55 + 45 * worth(best))) };
};
