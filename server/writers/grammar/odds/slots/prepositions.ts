/** A preposition or none before a noun or pronoun. */
import { governorOf, joined, lemmaAt, numberAt, objectFrom, partAt, wordAt } from '../around.ts';
import { mix, type Line } from '../line.ts';
import { MEANING_MORE, PREPOSITION_LIST } from '../sets.ts';
import { option, type Option, type Found } from '../slot.ts';

const PREPOSITIONS: readonly Option[] = ['', ...PREPOSITION_LIST].map((words) => option(words));
const OPENS_PHRASE = new Set<string | undefined>(['DET', 'PRON', 'NOUN', 'PROPN', 'NUM', 'ADJ']);
const OPENS_BEHIND_NOUN = new Set<string | undefined>(['DET', 'PRON', 'PROPN']);

export const prepositionAt = (line: Line, at: number): Found | undefined => {
  const { lower, part } = line.words[at]!;
  const isOne = part === 'ADP' || part === 'SCONJ' || part === 'ADV';
  const stands = isOne ? PREPOSITION_LIST.indexOf(lower) + 1 : 0;
  if (stands === 0) {
    const before = partAt(line, at - 1);
    const opens = before === 'VERB' ? OPENS_PHRASE : before === 'ADJ' || before === 'NOUN' ? OPENS_BEHIND_NOUN : undefined;
    if (opens?.has(part) !== true) return undefined;
  }
  const start = stands > 0 ? at + 1 : at;
  const governor = governorOf(line, at);
  const object = objectFrom(line, start);
  const [ruler, ruled] = [lemmaAt(line, governor), lemmaAt(line, object)];
  const [rulerPart, first] = [numberAt(line, governor), wordAt(line, start)];
  const distance = at - governor;
  return {
    name: `preposition ${stands > 0 ? lower : ''}`,
    isFirm: (other) => MEANING_MORE.has(lower) || MEANING_MORE.has(PREPOSITIONS[other]!.words),
    to: start,
    options: PREPOSITIONS,
    stands,
    own: [
      mix(ruler, distance),
      mix(ruler, rulerPart),
      ruled,
      mix(ruler, ruled),
      joined(ruler, ruled, distance),
      mix(ruler, numberAt(line, object)),
      mix(rulerPart, ruled),
      mix(first, ruled),
      joined(first, ruled, rulerPart),
      mix(wordAt(line, object), wordAt(line, object + 1)),
      mix(ruler, first),
      joined(lemmaAt(line, at - 2), lemmaAt(line, at - 1), ruled),
    ],
  };
};
