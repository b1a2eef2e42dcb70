/** The visitor's own prompts, composed from the form. */
import tool from '../../tools/prompt-generator.ts';
import { composePrompts } from '../prompts/compose.ts';
import { defineComposer } from '../writer.ts';

export default defineComposer(tool, {
  languages: ['English'],
  write: (request, { random }) => ({ prompts: composePrompts(request, random) }),
});
