/** Cutting phrases out of a sentence. */
import { nounPhraseAt } from '../../english/topic/noun-phrase.ts';
import type { Token } from '../../english/topic/tagger.ts';
import type { Sentence } from './slot.ts';

export const slice = (text: string, tokens: readonly Token[], from: number, to: number): string =>
  text.slice(tokens[from]!.from, tokens[to - 1]!.to);

/** Where the noun phrase at this place ends, or undefined where none starts. */
export const phraseEnd = ({ text, tokens }: Sentence, at: number): number | undefined => {
  const phrase = nounPhraseAt(text, tokens, at, 'none');
  if (!phrase) return undefined;
  const last = phrase.tokens.findLast(({ tag }) => tag === 'noun' || tag === 'name');
  const end = last ? tokens.indexOf(last) + 1 : undefined;
  // A phrase with marks inside is too tangled for a title.
  return end !== undefined && tokens.slice(at, end).every(({ tag }) => tag !== 'mark') ? end : undefined;
};

/** Nouns that say nothing of this book. */
export const GENERIC_HEAD =
  /^(?:book|novel|story|memoir|guide|poems?|cookbook|lot|deal|kind|sort|way|number|pair|bit|part|couple|time|day|years?|people|person|one|ones|thing|things|most|readers?|title)$/;
