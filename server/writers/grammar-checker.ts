/** Grammar, spelling, style and punctuation. English is checked for all four, other languages for spelling and marks. */
import grammarChecker from '../../tools/grammar-checker.ts';
import { defineWriter } from '../writer.ts';
import { corrected, suggestionOf, type Finding } from './grammar/finding.ts';
import { installedLanguages } from './grammar/languages.ts';

export default defineWriter(grammarChecker, {
  languages: ['en-US', 'en-GB', ...installedLanguages()],
  pool: 'grammar',
  async write({ text, language, formality, checkGrammar, checkSpelling, checkStyle, checkPunctuation }) {
    const wanted = { grammar: checkGrammar, spelling: checkSpelling, style: checkStyle, punctuation: checkPunctuation };
    // Loaded only when needed: the engines are heavy, and not needed to describe this writer.
    const { check } = await import('./grammar/check.ts');
    const { findings, note } = await check(text, language, formality, ({ type }: Finding) => wanted[type]);
    return {
      correctedText: corrected(text, findings),
      issues: findings.map((finding) => {
        const { type, message, start, end, replacements } = finding;
        const suggestion = suggestionOf(finding);
        return {
          type,
          message,
          offset: start,
          length: end - start,
          ...(suggestion !== undefined && { suggestion }),
          ...(replacements.length > 0 && { replacements: [...replacements] }),
        };
      }),
      ...(note !== undefined && { note }),
    };
  },
});
