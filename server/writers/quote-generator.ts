/** Quotes credited to nobody: lines that somebody wrote for the subject, found by what the visitor's topic is about. */
import tool from '../../tools/quote-generator.ts';
import { defineComposer } from '../writer.ts';

export default defineComposer(tool, {
  languages: ['English'],
  pool: 'meaning',
  async write(request, context) {
    // What it reads and gives is loaded where it writes, and nowhere else.
    const { write } = await import('./quote/write.ts');
    return write(request, context);
  },
});
