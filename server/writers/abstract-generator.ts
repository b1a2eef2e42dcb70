/** Abstracts made of the visitor's own sentences: what each one is for, how central it is, and what fits the length. */
import tool from '../../tools/abstract-generator.ts';
import { defineWriter } from '../writer.ts';
import { abstractsOf } from './abstract/versions.ts';

export default defineWriter(tool, {
  languages: ['English'],
  write: (request, { random }) => ({ abstracts: abstractsOf(request, random) }),
});
