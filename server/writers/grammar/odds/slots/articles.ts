/** An article or none before a noun. */
import { isPlural, isSingular, UNCOUNTABLE } from '../../nouns.ts';
import { governorOf, headFrom, joined, lemmaAt, lowerAt, numberAt, partAt, POSSESSIVE, wordAt } from '../around.ts';
import { mix, type Line } from '../line.ts';
import { option, type Option, type Found } from '../slot.ts';

const ARTICLES: readonly Option[] = [option(''), option('a'), option('the')];
const BEFORE_NO_ARTICLE = new Set<string | undefined>(['DET', 'ADJ', 'NUM', 'NOUN', 'PROPN']);
/** How far back a thing may have been spoken of before. */
const REMEMBERED = 120;

export const articleAt = (line: Line, at: number): Found | undefined => {
  const lower = lowerAt(line, at);
  const stands = lower === 'the' ? 2 : lower === 'a' || lower === 'an' ? 1 : 0;
  const start = stands > 0 ? at + 1 : at;
  const last = lowerAt(line, at - 1);
  if (stands === 0) {
    const part = partAt(line, at);
    if (part !== 'NOUN' && part !== 'ADJ') return undefined;
    if (BEFORE_NO_ARTICLE.has(partAt(line, at - 1)) || POSSESSIVE.has(last) || last === '-') return undefined;
  }
  const head = headFrom(line, start);
  if (head < 0 || (stands === 0 && partAt(line, head) === 'PROPN')) return undefined;
  const governor = lemmaAt(line, governorOf(line, at));
  const [word, lemma, part] = [wordAt(line, head), lemmaAt(line, head), numberAt(line, head)];
  const isMet = line.lemma.subarray(Math.max(0, at - REMEMBERED), at).includes(lemma);
  const number = mix(part, isMet ? 1 : 2);
  const [before, first, behind] = [wordAt(line, at - 1), wordAt(line, start), wordAt(line, head + 1)];
  return {
    name: `article ${['', 'a', 'the'][stands]}`,
    // "The plan" or "a plan" is for the writer to say; "restaurant" alone is not right either way.
    isFirm: () => {
      const noun = lowerAt(line, head);
      return (
        stands > 0 ||
        isPlural(noun, noun.replace(/s$/, '')) ||
        UNCOUNTABLE.has(noun) ||
        !isSingular(noun, line.words[head]!.lemma)
      );
    },
    to: start,
    options: ARTICLES,
    stands,
    own: [
      number,
      word,
      lemma,
      mix(word, number),
      mix(before, word),
      joined(before, part, head - start),
      mix(first, word),
      mix(word, behind),
      joined(word, behind, before),
      mix(part, behind),
      mix(governor, word),
      mix(governor, part),
      joined(governor, before, word),
      mix(first, part),
      mix(numberAt(line, start), number),
    ],
  };
};
