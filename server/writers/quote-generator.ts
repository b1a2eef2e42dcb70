/** Quotes credited to nobody: lines that somebody wrote for the subject, found by what the visitor's topic is about. */
import tool from '../../tools/quote-generator.ts';
import { fewerThan, nothingOn } from '../kit/scarce.ts';
import { search } from '../kit/search.ts';
import { understand } from '../kit/understand.ts';
import { defineComposer } from '../writer.ts';
import { candidateOf } from './quote/fit.ts';
import { lines } from './quote/lines.ts';

const COUNT = 6;

export default defineComposer(tool, {
  languages: ['English'],
  pool: 'meaning',
  async write(request, { random, note }) {
    const brief = await understand(request.topic, request.additionalInfo);
    const found = search({
      pieces: lines,
      brief,
      count: COUNT,
      random,
      candidate: (row, text, own) => candidateOf(row, text, request, own),
    });
    if (found.length === 0) throw nothingOn(brief, 'quotes');
    note(fewerThan(COUNT, found, brief, 'lines'));
    return { quotes: found.map(({ text }) => text) };
  },
});
