/** Hooks: frames of the asked kind and tone, filled with the visitor's own words. */
import tool from '../../tools/hook-generator.ts';
import { countCharacters, countWords } from '../english/prose.ts';
import { defineWriter } from '../writer.ts';
import { compose } from './hook/compose.ts';
import { lengthen } from './hook/lengthen.ts';

export default defineWriter(tool, {
  languages: ['English'],
  write(request, { random }) {
    const { hookType, hookGenre, tone, targetAudience, language, outputNumber } = request;
    const hooks = lengthen(compose(request, outputNumber, random), request, random).map((text, index) => ({
      id: index + 1,
      text,
      wordCount: countWords(text),
      characterCount: countCharacters(text),
    }));
    return { hooks, totalHooks: hooks.length, settings: { hookType, hookGenre, tone, targetAudience, language } };
  },
});
