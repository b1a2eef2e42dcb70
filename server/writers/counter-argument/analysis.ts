/** Assesses the argument by its structure: every remark points to something in its own words. */
import type { ReplyOf } from '../../../engine/definition/index.ts';
import type tool from '../../../tools/counter-argument-generator.ts';
import { listed } from '../../english/prose.ts';
import { quotable, type Claim } from './claim.ts';
import { qualitiesOf, scoreOf, type Qualities } from './qualities.ts';

type Analysis = NonNullable<ReplyOf<typeof tool>['analysis']>;

const MOST = 4;
const COUNTS_COST = /\b(?:costs?|pays?|paid|money|budget|price|funds?|afford|euros?|dollars?|cheap\w*)\b/i;
const quoted = (words: string, limit?: number): string => `“${quotable(words, limit)}”`;
const some = (words: readonly string[]): string => listed(words.slice(0, 3).map((word) => quoted(word, 50)));
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const number = (count: number): string => NUMBERS[count] ?? String(count);

const said = (remarks: readonly (readonly [holds: boolean, remark: () => string])[]): string[] =>
  remarks.filter(([holds]) => holds).map(([, remark]) => remark());

const strengthsOf = (claim: Claim, found: Qualities): string[] => {
  const { reasons } = found;
  const remarks = said([
    [reasons.length === 1, () => `It gives a reason: ${quoted(reasons[0]!)}.`],
    [
      reasons.length > 1,
      () => `It gives ${number(reasons.length)} supporting statements, beginning with ${quoted(reasons[0]!, 80)}.`,
    ],
    [found.concessions.length > 0, () => `It takes another side into account: ${quoted(found.concessions[0]!, 90)}.`],
    [
      found.examples.length > 0,
      () => `It comes down to a particular case (${some(found.examples)}), which makes it easy to picture.`,
    ],
    [found.pointers.length > 0, () => `It points to something that can be looked up: ${some(found.pointers)}.`],
    [found.qualifiers.length > 0, () => `It is careful with its wording: ${some(found.qualifiers)}.`],
    [found.figures.length > 0, () => `It commits itself to figures (${some(found.figures)}), so it can be checked.`],
    [found.ordering.length > 1, () => `Its steps are marked (${some(found.ordering)}) and easy to follow.`],
    [
      found.isStated && found.words <= 30,
      () => `The claim fits in a sentence, and nobody will mistake what is meant: ${quoted(claim.thesis, 90)}.`,
    ],
    [
      found.isStated && found.absolutes.length === 0 && found.words > 30,
      () => `It avoids words such as “always” and “everyone”, so a single exception does not refute it.`,
    ],
  ]).slice(0, MOST);
  if (remarks.length > 0) return remarks;
  return [
    claim.isReadable
      ? `It names what it is about, which is where an argument starts: ${quoted(claim.thesis, 90)}.`
      : `It puts a subject on the table: ${quoted(claim.thesis, 90)}.`,
  ];
};

const weaknessesOf = (claim: Claim, found: Qualities): string[] => {
  if (!claim.isReadable) return ['It could not be read as English, so the remarks above and the objections stay general.'];
  const remarks = said([
    [
      !found.isStated && !found.isAsked,
      () => `It names a subject without saying anything of it: ${quoted(claim.thesis, 80)} can be meant for or against.`,
    ],
    [
      found.isAsked,
      () => `It asks in place of claiming. ${quoted(claim.thesis, 90)} leaves the reader to guess the answer that is meant.`,
    ],
    [found.isStated && found.reasons.length === 0, () => `No reason is given for ${quoted(claim.thesis, 90)}.`],
    [!found.isStated && found.reasons.length === 0, () => 'It gives no reason that could be weighed.'],
    [
      found.absolutes.length > 0,
      () =>
        found.absolutes.length === 1
          ? `${some(found.absolutes)} is sweeping, and one exception is enough to answer it.`
          : `${some(found.absolutes)} are sweeping words, and one exception is enough to answer each.`,
    ],
    [found.loaded.length > 0, () => `Loaded wording (${some(found.loaded)}) will put off the readers it needs to win.`],
    [found.consensus.length > 0, () => `${some(found.consensus)} asks for trust where a ground is wanted.`],
    [found.figures.length > 0 && found.pointers.length === 0, () => `No origin is given for ${some(found.figures)}.`],
    [found.reasons.length === 1, () => `Everything rests on one support: ${quoted(found.reasons[0]!, 90)}.`],
    [
      found.reasons.length > 0 && found.concessions.length === 0,
      () => `It does not mention what the other side would say to ${quoted(claim.thesis, 70)}.`,
    ],
    [
      found.reasons.length > 0 && found.examples.length === 0 && found.figures.length === 0,
      () => `There is no example; nothing said about ${claim.topic ?? 'it'} is shown in a particular case.`,
    ],
    [
      found.isStated && claim.stance === 'proposal' && !COUNTS_COST.test(claim.text),
      () => `It asks for something without a word on what ${quoted(claim.thesis, 60)} would cost, in money or in effort.`,
    ],
    [
      found.isStated && claim.stance === 'statement' && found.qualifiers.length === 0,
      () =>
        `It knows no limits: ${quoted(claim.thesis, 70)} is said without a place, a time or a degree in which it might not hold.`,
    ],
    [found.isShouted, () => 'It is written in capitals throughout, which reads as shouting.'],
    [
      found.examples.length > 0 && found.reasons.length < 3,
      () => `It leans on a single case (${quoted(found.examples[0]!, 50)}), which may not be typical.`,
    ],
    [
      found.reasons.length > 4,
      () =>
        `With ${number(found.reasons.length)} statements in support, the best are hard to find; ${quoted(found.reasons.at(-1)!, 60)} could go.`,
    ],
  ]).slice(0, MOST);
  return remarks.length > 0 ? remarks : [`It does not say what would prove ${quoted(claim.thesis, 80)} wrong.`];
};

const evidenceOf = (claim: Claim, found: Qualities): string => {
  if (!claim.isReadable) return 'Not judged: the text could not be read as English.';
  const kinds = [
    ...(found.examples.length > 0 ? ['an example'] : []),
    ...(found.figures.length > 0 ? [found.figures.length === 1 ? 'a figure' : 'figures'] : []),
  ];
  if (found.pointers.length > 0)
    return `Fair: it mentions ${some(found.pointers)}${kinds.length > 0 ? ` besides ${listed(kinds)}` : ''}, and a reader would still want to see it.`;
  if (kinds.length > 0) return `Thin: the text offers ${listed(kinds)}, but nothing that a doubter could look up.`;
  if (found.reasons.length > 0)
    return `None so far: ${found.reasons.length === 1 ? 'a reason is' : 'reasons are'} given, and nothing shows that ${found.reasons.length === 1 ? 'it is' : 'they are'} true.`;
  return 'None: the text states a position and offers nothing in support of it.';
};

const verdict = (score: number): string => {
  if (score < 3) return 'This is where an argument could begin.';
  if (score < 4.5) return 'The position is clear; the case for it still has to be made.';
  if (score < 6) return 'There is an argument here, and it is exposed.';
  if (score < 7.5) return 'This is a solid argument with some open flanks.';
  return 'This is a well-built argument that will take some answering.';
};

const adviceFor = (claim: Claim, found: Qualities): string => {
  if (!claim.isReadable) return 'Write it in English, as a full sentence with a reason, to have it judged properly.';
  if (!found.isStated)
    return `Turn ${quoted(claim.thesis, 80)} into a sentence that somebody could deny, and add the reason you find most convincing.`;
  if (found.reasons.length === 0)
    return 'Add the one reason that convinced you, after the word “because”, and most of the objections below will have something to answer to.';
  if (found.absolutes.length > 0)
    return `Soften ${quoted(found.absolutes[0]!)} to what you can defend, and half of the easy replies are gone.`;
  if (found.concessions.length === 0) return 'The next gain is to state the best objection yourself and answer it.';
  if (found.pointers.length === 0) return 'What would help most now is evidence that a doubter can check.';
  return 'What remains is to cut the weaker points, so that the strong ones are remembered.';
};

/**
 * @param typed The argument as it came.
 * @param claim The same, read.
 */
export const analysisOf = (typed: string, claim: Claim): Analysis => {
  const found = qualitiesOf(typed, claim);
  const strengthScore = scoreOf(found);
  return {
    strengthScore,
    evidenceQuality: evidenceOf(claim, found),
    strengths: strengthsOf(claim, found),
    weaknesses: weaknessesOf(claim, found),
    overallAssessment: `${verdict(strengthScore)} ${adviceFor(claim, found)}`,
  };
};
