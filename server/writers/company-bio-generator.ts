/**
 * Composes a company bio: the visitor's own facts in frames that fit their shape, built by style and voiced by tone.
 * Says nothing of the company that was not typed; what room is left goes to what holds for its whole industry.
 */
import tool from '../../tools/company-bio-generator.ts';
import { countWords } from '../english/prose.ts';
import { defineComposer } from '../writer.ts';
import { compose } from './company-bio/compose.ts';

export default defineComposer(tool, {
  languages: ['English'],
  write(request, { random }) {
    const companyBio = compose(request, random);
    const { tone, style, industry } = request;
    return { companyBio, wordCount: countWords(companyBio), settings: { tone, style, industry } };
  },
});
