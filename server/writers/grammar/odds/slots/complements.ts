/** "To" before a verb or none, and "to do", "doing" or "do". */
import { ing } from '../../../../english/verbs.ts';
import { wordOf } from '../../words.ts';
import { governorOf, joined, lemmaAt, lowerAt, numberAt, partAt, wordAt } from '../around.ts';
import { hashOf, mix, type Line } from '../line.ts';
import { option, type Option, type Found } from '../slot.ts';

const TO_OPTIONS: readonly Option[] = [option(''), option('to')];

export const toAt = (line: Line, at: number): Found | undefined => {
  const isTo = lowerAt(line, at) === 'to';
  const verb = isTo ? at + 1 : at;
  const { lower, part } = line.words[verb] ?? { lower: '', part: 'X' };
  if ((part !== 'VERB' && part !== 'AUX') || !wordOf(lower).verb.has('base')) return undefined;
  if (!isTo && lowerAt(line, at - 1) === 'to') return undefined;
  if (at === 0 || partAt(line, at - 1) === 'PUNCT') return undefined;
  const governorAt = governorOf(line, at);
  const [governor, before] = [lemmaAt(line, governorAt), lemmaAt(line, at - 1)];
  return {
    name: `to ${isTo ? 'to' : ''}`,
    to: verb,
    options: TO_OPTIONS,
    stands: isTo ? 1 : 0,
    own: [
      before,
      governor,
      mix(governor, at - governorAt),
      mix(governor, wordAt(line, at - 1)),
      mix(before, numberAt(line, at - 2)),
      joined(before, lemmaAt(line, at - 2), 3),
    ],
  };
};

const NO_GOVERNOR = new Set<string | undefined>(['PUNCT', 'CCONJ', undefined]);

export const complementAt = (line: Line, at: number): Found | undefined => {
  const isTo = lowerAt(line, at) === 'to' && partAt(line, at) === 'PART';
  const verb = isTo ? at + 1 : at;
  const word = line.words[verb];
  if (word === undefined || NO_GOVERNOR.has(partAt(line, at - 1)) || !/^[a-z]{2,}$/.test(word.lower)) return undefined;
  const isIng = !isTo && word.lower.endsWith('ing') && word.part === 'VERB';
  const base = wordOf(word.lower).verb.get(isIng ? 'ing' : 'base');
  if (base === undefined || (word.part !== 'VERB' && !(isTo && word.part === 'AUX'))) return undefined;
  const governorAt = governorOf(line, at);
  const lemma = hashOf(base);
  const [before, earlier, earliest] = [lemmaAt(line, at - 1), lemmaAt(line, at - 2), lemmaAt(line, at - 3)];
  const [beforePart, earlierPart] = [numberAt(line, at - 1), numberAt(line, at - 2)];
  const governor = mix(lemmaAt(line, governorAt), at - governorAt);
  return {
    name: `complement ${isTo ? 'to' : isIng ? 'ing' : ''}`,
    to: verb + 1,
    options: [option(`to ${base}`, 'to'), option(ing(base), 'ing'), option(base, 'base')],
    stands: isTo ? 0 : isIng ? 1 : 2,
    own: [
      lemma,
      before,
      mix(before, earlier),
      joined(before, earlier, numberAt(line, at - 3)),
      mix(before, earlierPart),
      governor,
      mix(governor, wordAt(line, at - 1)),
      mix(governor, beforePart),
      mix(lemma, before),
      mix(earliest, mix(earlierPart, beforePart)),
      mix(earlier, beforePart),
      joined(earlier, earliest, beforePart),
      mix(lemma, wordAt(line, verb + 1)),
    ],
  };
};
