/**
 * Composes a company bio: the visitor's own facts, each once, in the order of the style and the voice of the tone. Says
 * nothing of the company that was not typed; a few sentences go to its trade, where that is sure.
 */
import tool from '../../tools/company-bio-generator.ts';
import { countWords } from '../english/prose.ts';
import { isFunctionWord } from '../english/topic/function-words.ts';
import { readTopic } from '../english/topic.ts';
import { CannotServe, defineComposer } from '../writer.ts';
import { compose } from './company-bio/compose.ts';
import { withoutAddress } from './company-bio/description.ts';
import type { Request } from './company-bio/frames.ts';
import { ROOMS } from './company-bio/plan.ts';
import { tradeOf } from './company-bio/trade.ts';
import { toldIn, type Told } from './company-bio/wishes.ts';

/** Nothing but little words, single letters or signs says what a company does. */
const saysSomething = (text: string): boolean =>
  (text.match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? []).some((word) => /\p{L}.*\p{L}/u.test(word) && !isFunctionWord(word.toLowerCase()));

const NOTHING =
  'We could not find out from this what the company does, and a text about just any company would be of no use. Try to say it in a plain sentence. “Copy as a prompt” takes your form to an assistant of your own.';

const withoutWishes = (typed: string): string => {
  const { text, isAddressed } = toldIn(typed);
  return isAddressed ? text : typed;
};

/** The form as the words in it would have it: shorter, and without what is not to be named. */
const obeyed = (request: Request, { isShort, unsaid }: Told): Partial<Request> => {
  const isUnsaid = (...names: readonly string[]): boolean => names.some((name) => unsaid.has(name));
  return {
    keyServices: withoutWishes(request.keyServices),
    achievements: withoutWishes(request.achievements),
    ...(isShort && { length: 'Short' }),
    ...(isUnsaid('location', 'address', 'place', 'town', 'city') && { location: '' }),
    ...(isUnsaid('year', 'age', 'founded', 'date') && { foundedYear: undefined }),
    ...(isUnsaid('team', 'employee', 'staff', 'size') && { employees: '' }),
  };
};

export default defineComposer(tool, {
  languages: ['English'],
  write(asked, { random, note }) {
    const { text, address } = withoutAddress(asked.companyDescription);
    const told = toldIn(text);
    if (!saysSomething(told.text)) throw new CannotServe(NOTHING);
    const trade = readTopic(told.text).shape === 'opaque' ? undefined : tradeOf(told.text);
    const request = { ...asked, ...obeyed(asked, told) };
    const companyBio = compose({ request, told, address, trade }, random);
    const given = countWords(companyBio);
    const least = ROOMS[request.length].least;
    if (given < least)
      note({
        fewer: { given, asked: least, why: 'These are the words that your facts fill without padding. Tell more, and it grows.' },
      });
    return { companyBio };
  },
});
