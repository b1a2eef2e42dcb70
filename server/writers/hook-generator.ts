/** Hooks: first lines that somebody wrote for the subject; where they are too few, the visitor's own words in a frame. */
import tool from '../../tools/hook-generator.ts';
import { defineComposer } from '../writer.ts';

export default defineComposer(tool, {
  languages: ['English'],
  pool: 'meaning',
  async write(request, context) {
    // What it reads and gives is loaded where it writes, and nowhere else.
    const { write } = await import('./hook/write.ts');
    return write(request, context);
  },
});
