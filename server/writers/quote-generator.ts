/** Quotes credited to nobody: hand-written frames for every kind and style, filled with the visitor's topic. */
import tool from '../../tools/quote-generator.ts';
import { defineComposer } from '../writer.ts';
import { compose } from './quote/compose.ts';

export default defineComposer(tool, {
  languages: ['English'],
  write: (request, { random }) => ({ quotes: compose(request, random) }),
});
