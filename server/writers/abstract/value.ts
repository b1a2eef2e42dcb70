/** What each sentence is worth in an abstract, before it is known what else is in it. Central sentences are worth about 1. */
import type { Random } from '../../random.ts';
import { isPrized, type AcademicField } from './outline.ts';
import type { Reading } from './read.ts';
import { styleOf, type WritingStyle } from './style.ts';

interface Taste {
  readonly academicField: AcademicField;
  readonly writingStyle: WritingStyle;
}

/** Things that a paper must say and an abstract need not. */
const ASIDE =
  /\b(?:ethics committee|consent|was approved|for details|is structured as follows|the next section|(?:was|were|had to be) excluded|dropped out|did not know which)\b|^neither the\b/i;
const ABOUT_A_PICTURE = /^(?:figure|fig\.|table) ?\d/i;
/** An entry of a list that the sentence before has announced. */
const LISTED = /^(?:first|second|third|fourth|fifth|for example|for instance|namely)\b/i;
const ADDRESS = /https?:|www\.|\S@\S/;
/** Direct speech: a scene, for which an abstract has no room. */
const SPOKEN = /^["“]/;
const FRAGMENT_WORDS = 4;
/** The extra value of the sentence that states the aim, and of the first one of the findings. */
const AIM = 0.5;
const MAIN_FINDING = 0.5;
const FIRST_STEP = 0.3;
/** That nothing was found is worth less than what was. */
const NOTHING_FOUND = /^there (?:was|were) no\b/i;

/** @param random decides between near-equals, so that two runs differ. */
export const valuesOf = ({ sentences }: Reading, { academicField, writingStyle }: Taste, random: Random): number[] => {
  const style = styleOf(writingStyle);
  const mainFinding = sentences.findIndex(({ part, named }) => part === 'result' && named);
  const firstStep = sentences.findIndex(({ part, named }) => part === 'method' && named);
  return sentences.map(({ text, words, centrality, strength, part, needs, isAnnouncement }, at) => {
    const merit =
      centrality +
      0.3 * Math.min(strength, 3) +
      (part === 'result' && /\d/.test(text) ? 0.3 : 0) +
      (part === 'aim' && strength >= 2 ? AIM : 0) +
      (at === mainFinding ? MAIN_FINDING : 0) +
      (at === firstStep ? FIRST_STEP : 0);
    const fault =
      (ADDRESS.test(text) ? 1 : 0) +
      (ASIDE.test(text) ? 0.7 : 0) +
      (ABOUT_A_PICTURE.test(text) ? 0.8 : 0) +
      (words < FRAGMENT_WORDS ? 0.4 : 0) +
      (SPOKEN.test(text) ? 0.5 : 0) +
      (NOTHING_FOUND.test(text) ? 0.5 : 0) +
      (LISTED.test(text) ? 0.5 : 0) +
      (needs.length > 0 ? 0.25 : 0) +
      (isAnnouncement ? 0.9 : 0);
    return merit - fault + style.taste(text, words) + (isPrized(text, academicField) ? 0.55 : 0) + 0.25 * random.next();
  });
};
