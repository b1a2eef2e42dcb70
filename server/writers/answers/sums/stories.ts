/**
 * Stories read from beginning to end as a list of steps: money that comes and goes, hours and what they bring, a journey, a mixture,
 * what fills or fades. Each is worked out only where every figure has its part in it.
 */
import type { Answer, Source } from '../answer.ts';
import { apartBy } from './apart-by.ts';
import { averages } from './averages.ts';
import { batch } from './batch.ts';
import { byShare } from './by-share.ts';
import { crew } from './crew.ts';
import { freeHeads } from './free-heads.ts';
import { hourly } from './hours.ts';
import { inARow } from './in-a-row.ts';
import { inTurn } from './in-turn.ts';
import { journey } from './journey.ts';
import { ledger } from './ledger.ts';
import { mixture } from './mixture.ts';
import { isDoubtful } from './of-others.ts';
import { offTheWhole } from './off-the-whole.ts';
import { proportion } from './proportion.ts';
import { rates } from './rates.ts';
import { reckoned } from './reckoned.ts';
import { samePace } from './same-pace.ts';
import { togetherAgain } from './together-again.ts';
import { twoOffers } from './two-offers.ts';
import { whoIsRight } from './who-is-right.ts';
import { programme } from '../dates/programme.ts';

export const stories: Source = ({ question, notes }): Answer | undefined => {
  const { plain } = question;
  // With notes pasted, their figures count as well.
  if (notes !== '' || !/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|half)\b/.test(plain)) return undefined;
  for (const reader of [
    apartBy,
    whoIsRight,
    inARow,
    togetherAgain,
    samePace,
    freeHeads,
    crew,
    batch,
    offTheWhole,
    programme,
    journey,
    hourly,
    reckoned,
    twoOffers,
    ledger,
    averages,
    mixture,
    byShare,
    rates,
    inTurn,
    proportion,
  ]) {
    const found = reader(plain);
    if (!found) continue;
    const [lead, steps] = found.worked;
    if (reader === ledger && isDoubtful(question, steps.join(' '), found.confidence < 70)) continue;
    return {
      confidence: found.confidence,
      lead,
      more: [steps, [], []],
      asides: { source: 'Worked out on the spot.', caution: 'Check that the figures were read as you meant them.' },
      topics: [],
    };
  }
  return undefined;
};
