/** The question of a written answer that is asked here in the same words, in another dress: "how to iron a shirt", "APR meaning". */
import { entries } from './entries.ts';
import { readQuestion } from './question.ts';
import { stemmed, wordsIn } from './terms.ts';

/** Words that a question can do without, and be the same question. */
const DRESS = new Set(
  (
    'a an the do does did is are am was were be been being has have had to i you we my your our me it there what which whats please ' +
    'mean meaning definition define word term called call just really actually exactly usually normally the human world some'
  )
    .split(' ')
    .flatMap((word) => [word, stemmed(word)]),
);
/** After "how" these ask for the way, as "how to" does. */
const WAY = /\bhow (?:can|should|could|would|must|might) (?=(?:i|you|we|one)\b)/g;
/** Said at the end where it needs no saying. */
const NEEDLESS = / (?:in|of|on) the (?:whole )?(?:world|earth|planet)$| in english$| stands? for$/;

const keyOf = (text: string): string =>
  wordsIn(
    readQuestion(text)
      .plain.replace(/\bwhats\b/g, 'what is')
      .replace(WAY, 'how ')
      .replace(NEEDLESS, ''),
  )
    .map(stemmed)
    .filter((term) => !DRESS.has(term))
    .join(' ');

interface Own {
  readonly ask: string;
  readonly entry: number;
  /** Of two that head their entries either will do; of others that more than one entry is asked with, none is meant. */
  readonly heads: boolean;
  readonly isShared: boolean;
}
let known: Map<string, Own> | undefined;

const load = () => {
  const found = new Map<string, Own>();
  for (const [entry, { ask: asks }] of entries.entries())
    for (const [at, ask] of asks.entries()) {
      const own: Own = { ask, entry, heads: at === 0, isShared: false };
      const key = keyOf(ask);
      const before = found.get(key);
      if (before === undefined || (own.heads && !before.heads)) found.set(key, own);
      else if (before.entry !== entry && !before.heads) found.set(key, { ...before, isShared: true });
    }
  found.delete('');
  return found;
};

export const inOwnWords = (asked: string): string | undefined => {
  known ??= load();
  const own = known.get(keyOf(asked));
  return own === undefined || own.isShared ? undefined : own.ask;
};
