/** Rewrites stiff text in plain words: tables of phrases for each tone, sentence rhythm, and a length that is obeyed in whole sentences. */
import tool from '../../tools/text-humanizer.ts';
import { CannotServe, defineWriter } from '../writer.ts';
import { languageOf } from './humanizer/language.ts';
import { rewritten } from './humanizer/rewrite.ts';

export default defineWriter(tool, {
  languages: ['English'],
  write({ text, tone, outputLength, language }, { random }) {
    // The page always sends English; other callers may send what they like.
    const wanted: string = language;
    if (wanted !== 'English') {
      throw new CannotServe(
        `${wanted} is not available here yet: this tool rewrites English only. Other languages need a language model to be connected.`,
      );
    }
    if (languageOf(text) === 'another') {
      throw new CannotServe(
        'This text does not seem to be in English. The humanizer rewrites English only, so your text was left as it is.',
      );
    }
    return { humanizedText: rewritten(text, { tone, outputLength }, random) };
  },
});
