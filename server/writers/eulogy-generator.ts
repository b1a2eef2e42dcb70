/**
 * Composes a eulogy: the visitor's own words in frames that fit their shape, among thoughts on loss
 * written for each relation and tone. Says nothing about the person that was not typed.
 */
import tool from '../../tools/eulogy-generator.ts';
import { defineComposer } from '../writer.ts';
import { compose } from './eulogy/compose.ts';

export default defineComposer(tool, {
  languages: ['English'],
  write: (request, { random }) => ({ eulogy: compose(request, random) }),
});
