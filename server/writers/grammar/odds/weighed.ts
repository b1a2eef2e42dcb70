/** What the weights add to what the rules found: they read the text as the rules have mended it, and how strict they are depends on it. */
import { corrected, settle, type Finding } from '../finding.ts';
import { read, type Reading } from '../reading.ts';
import { placedBack } from '../rounds.ts';
import { likely, type Likely } from './likely.ts';

/** So many errors a word has a text by somebody who writes well: there nothing needs to be taken for wrong that is only unusual. */
const USUAL = 0.001;
const MOST_LENIENT = 3.8;
/** What is mended has to be so much surer than what is shown: in a clean text, and in one whose errors are held against it. */
const SURER = { clean: 0.4, lenient: 1.1 } as const;
/** And so much likelier than what stands there, in nats: some fifty times. */
const MENDED_LEAD = 4;

const counts = ({ type, weight = 0 }: Finding): boolean => (type === 'grammar' || type === 'spelling') && weight >= 1;

/** Who makes one error makes more: the odds of an error in this text over those in a good one, in nats. */
const lenienceFor = (errors: number, words: number): number =>
  Math.max(0, Math.min(MOST_LENIENT, Math.log((errors + 0.02) / (words + 40) / USUAL)));

/** @param found what the rules found, not settled */
export const weighed = (text: string, reading: Reading, found: readonly Finding[]): readonly Finding[] => {
  const repairs = settle(
    found.filter(({ type }) => type !== 'style'),
    text,
  );
  const mended = corrected(text, repairs);
  const draft = mended === text ? reading : read(mended);
  const words = draft.sentences.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const errors = repairs.filter(counts).length;
  const asSent = ({ finding, lead, margin }: Likely, surer: number): readonly Finding[] => {
    const placed = placedBack(finding, repairs);
    return placed ? [{ ...placed, safe: margin > surer && lead > MENDED_LEAD, weight: 0.5 + Math.min(0.4, margin / 20) }] : [];
  };
  const sure = likely(draft, 0);
  // One thing that looks wrong to the weights alone is no proof yet.
  const lenience = lenienceFor(errors + Math.max(0, sure.length - 1), words);
  return lenience > 0
    ? likely(draft, lenience).flatMap((each) => asSent(each, SURER.lenient))
    : sure.flatMap((each) => asSent(each, SURER.clean));
};
