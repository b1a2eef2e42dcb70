/**
 * Composes a company bio: the visitor's own facts, each once, in the order of the style and the voice of the tone. Says
 * nothing of the company that was not typed; a few sentences go to its trade, where that is sure.
 */
import tool from '../../tools/company-bio-generator.ts';
import { countWords } from '../english/prose.ts';
import { isFunctionWord } from '../english/topic/function-words.ts';
import { readBrief } from '../reader/read.ts';
import { CannotServe, defineComposer } from '../writer.ts';
import { compose } from './company-bio/compose.ts';
import { withoutAddress } from './company-bio/description.ts';
import { ROOMS } from './company-bio/plan.ts';
import { tradeOf } from './company-bio/trade.ts';

/** Nothing but little words, single letters or signs says what a company does. */
const saysSomething = (text: string): boolean =>
  (text.match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? []).some((word) => /\p{L}.*\p{L}/u.test(word) && !isFunctionWord(word.toLowerCase()));

const NOTHING =
  'We could not find out from this what the company does, and a text about just any company would be of no use. Try to say it in a plain sentence. “Copy as a prompt” takes your form to an assistant of your own.';

export default defineComposer(tool, {
  languages: ['English'],
  pool: 'meaning',
  async write(request, { random, note }) {
    const { text, address } = withoutAddress(request.companyDescription);
    if (!saysSomething(text)) throw new CannotServe(NOTHING);
    const brief = await readBrief({ text });
    const trade = brief.isEnglish ? await tradeOf(brief.text) : undefined;
    const companyBio = compose({ request, brief, address, trade }, random);
    const { tone, style, industry, length } = request;
    const given = countWords(companyBio);
    const asked = ROOMS[length].least;
    if (given < asked)
      note({
        fewer: { given, asked, why: 'These are the words that your facts fill without padding. Tell more, and it grows.' },
      });
    return { companyBio, wordCount: given, settings: { tone, style, industry } };
  },
});
