/** How a gig description reads to a buyer, judged from its own words alone. */
import { analyze } from '../../tools/fiver-gig-generator.ts';
import { readTopic } from '../english/topic.ts';
import { CannotServe, defineWriter } from '../writer.ts';
import { analysisOf } from './gig/analysis/report.ts';

/** How much of the text is enough to detect its language, in characters. */
const SAMPLE = 600;
/** With fewer letters than this, the language is not checked. */
const FEWEST_LETTERS = 20;

const isEnglish = (description: string): boolean => {
  const sample = description.slice(0, SAMPLE);
  return (sample.match(/\p{L}/gu) ?? []).length < FEWEST_LETTERS || readTopic(sample).shape !== 'opaque';
};

export default defineWriter(analyze, {
  languages: ['English'],
  async write({ description }) {
    if (!isEnglish(description))
      throw new CannotServe('This description does not seem to be in English. Only English descriptions can be analyzed here.');
    return { analysis: await analysisOf(description) };
  },
});
