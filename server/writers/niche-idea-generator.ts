/** Niche ideas: finished ones, each made for an interest, a skill or a group, found by what the visitor's keywords are about. */
import tool from '../../tools/niche-idea-generator.ts';
import { defineComposer } from '../writer.ts';

export default defineComposer(tool, {
  languages: ['English'],
  pool: 'meaning',
  async write(wishes, context) {
    // What it reads and gives is loaded where it writes, and nowhere else.
    const { write } = await import('./niche-idea/write.ts');
    return write(wishes, context);
  },
});
