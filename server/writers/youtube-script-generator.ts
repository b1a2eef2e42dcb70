/**
 * Writes a script to shoot: sections under time marks, words to say, shots to film, and [gaps] for what only the
 * maker of the video can know. Nothing is claimed about the subject that was not typed.
 */
import tool from '../../tools/youtube-script-generator.ts';
import { defineComposer } from '../writer.ts';
import { compose } from './youtube-script/compose.ts';

export default defineComposer(tool, {
  languages: ['English'],
  write: (request, { random }) => ({ script: compose(request, random) }),
});
