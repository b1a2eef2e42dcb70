/** What a question does: who can answer it, and what becomes of it. */
import { withoutStop } from '../../../english/topic/clean.ts';
import type { Found } from './found.ts';
import { isRhetorical } from './make.ts';
import { quoted } from './quoting.ts';

export interface Asked {
  readonly sort: 'practical' | 'theirs' | 'opinion' | 'tellers' | 'joke' | 'particular';
  /** Without what leads up to it. */
  readonly words: string;
  readonly praise: string | undefined;
}

/** Whoever reads it is to answer, with what they know. */
const TO_BE_ANSWERED =
  /^(?:please |so )?(?:can|could|will|does|do|has|have|is|are) (?:you please|you still|somebody|someone|anybody|anyone|any of you|whoever)\b|^who (?:can|could|will|wants to|is (?:free|bringing|coming|driving))\b|\bplease\b/i;
const OPINION =
  /^(?:is it (?:ok|okay|rude|wrong|fair|right|weird|better|worth)|should|who should|is [^?]{3,40} (?:overrated|better|worth|dead))\b/i;
const WH = /^(?:so |and |but )?(?:who|whose|what|why|how|which|where|when)\b/i;
const LEAD = /^[^?:]{2,80}: (?=\p{L}[^?]*\?)/u;
/** "Hi Dana, …": whoever is called by name is asked. */
const CALLED = /^(?:Hi|Hello|Dear|Hey) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?,/u;

export const kindOfQuestion = (of: Found): Asked | undefined => {
  if (of.question === undefined || of.worn.length + of.hype.length > 0) return undefined;
  const words = withoutStop(of.question.replace(LEAD, ''));
  const asks = words.replace(/^do you (?:know|remember) (?=why|how|what|who|where|when)/i, '');
  const shown = quoted(`${words}?`);
  const asked = (sort: Asked['sort'], praise?: string): Asked => ({ sort, words, praise });
  if (isRhetorical(of, of.question)) return asked('joke', `${shown} is a question that makes its point without an answer.`);
  if (/^can you (?:spot|guess|see|find|tell)\b/i.test(words))
    return asked('particular', `It gives readers something to do: ${shown}.`);
  if (TO_BE_ANSWERED.test(`${words}?`) || (CALLED.test(of.text) && /\byou\b/i.test(words)))
    return asked('practical', `It asks for one definite thing: ${shown}.`);
  const isConcrete = of.things.length + of.figures.length + of.names.length + of.people.length > 0;
  if (OPINION.test(words) && !/\byour?\b/i.test(words))
    return asked('opinion', isConcrete ? `${shown} is a question on which readers can take a side.` : undefined);
  if (/\byour?s?\b/i.test(asks))
    return asked('theirs', isConcrete || of.wordCount > 5 ? `It asks readers about themselves: ${shown}.` : undefined);
  if (WH.test(asks) && /\b(?:i|me|my|we|us|our)\b/i.test(asks))
    return asked('tellers', `${shown} has an answer that only you can give, so readers wait for it.`);
  if (WH.test(asks))
    return asked(
      'particular',
      isConcrete ? `It asks one particular question, ${shown}, and readers can begin to guess.` : undefined,
    );
  return undefined;
};
