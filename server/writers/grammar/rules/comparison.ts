/** What something is compared with: "healthier than", not "healthier as" or "healthier then". */
import { partsOfSpeech } from '../../../lexicon/wordnet.ts';
import { atEachWord, isA, type Rule } from './rule.ts';

/** "Healthier", "bigger", "larger", of an adjective; not "other" or "under". */
export const isComparative = (lower: string): boolean =>
  /^(?:better|worse|further)$/.test(lower) ||
  [lower.replace(/ier$/, 'y'), lower.replace(/er$/, ''), lower.replace(/r$/, ''), lower.replace(/(.)\1er$/, '$1')].some(
    (stem) => lower.endsWith('er') && stem !== lower && partsOfSpeech(stem).has('adjective'),
  );

const than = atEachWord((tokens, at) => {
  const [word, link, next] = tokens.slice(at, at + 3);
  if (!isA(word, 'ADJ', 'ADV') || !/^(?:as|then)$/.test(link?.lower ?? '')) return undefined;
  const before = tokens[at - 1];
  const isMore =
    /^(?:more|less)$/.test(before?.lower ?? '') &&
    /^(?:much|far|even|is|are|was|were|a|'s|be)$/.test(tokens[at - 2]?.lower ?? '');
  if ((!isComparative(word!.lower) && !isMore) || before?.lower === 'as' || before?.lower === 'the') return undefined;
  // "It was better then", "he got older as he waited".
  const isCompared = isA(next, 'DET', 'PRON', 'PROPN', 'NOUN', 'NUM') || (isA(next, 'VERB') && next!.lower.endsWith('ing'));
  const goesOn = tokens.slice(at + 3, at + 6).some((token) => isA(token, 'VERB', 'AUX'));
  if (!isCompared || goesOn || tokens.slice(0, at).some(({ lower }) => lower === 'as')) return undefined;
  return { from: link!, message: 'A comparison takes “than”.', replacements: ['than'] };
});

export const comparisonRules: readonly Rule[] = [than];
