/** An adjective or its adverb, "bored" or "boring". */
import { ing, participle } from '../../../../english/verbs.ts';
import { partsOfSpeech } from '../../../../lexicon/wordnet.ts';
import { wordOf } from '../../words.ts';
import { governorOf, headFrom, joined, lemmaAt, numberAt, subjectAt, subjectsOf, wordAt } from '../around.ts';
import { hashOf, mix, type Line } from '../line.ts';
import { option, type Found } from '../slot.ts';

type Pair = readonly [adjective: string, adverb: string];

/** What is both, or an adverb of quite another meaning. */
const EITHER = new Set(
  'hard late near high most short wide deep low fast early daily weekly monthly yearly kindly friendly likely only pretty ill just even still right like direct close clear'.split(
    ' ',
  ),
);
const adverbOf = (adjective: string): string => {
  if (adjective === 'good') return 'well';
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`;
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`;
  return adjective.endsWith('ic') ? `${adjective}ally` : `${adjective}ly`;
};
const adjectiveOf = (adverb: string): string =>
  adverb === 'well' ? 'good' : adverb.endsWith('ily') ? `${adverb.slice(0, -3)}y` : adverb.replace(/(?:(?<=ic)al)?ly$/, '');

const pairOf = (lower: string): Pair | undefined => {
  const adjectives =
    lower === 'well' || lower.endsWith('ly')
      ? [adjectiveOf(lower), lower.replace(/ly$/, 'le'), `${lower.slice(0, -1)}e`, lower.replace(/y$/, 'le')]
      : [lower];
  const adjective = adjectives.find((each) => partsOfSpeech(each).has('adjective') && !EITHER.has(each));
  if (adjective === undefined) return undefined;
  const adverb = adverbOf(adjective);
  const isPair = partsOfSpeech(adverb).has('adverb') && (lower === adjective || lower === adverb) && !EITHER.has(adverb);
  return isPair ? [adjective, adverb] : undefined;
};
const known = new Map<string, Pair | undefined>();
const MOST_KNOWN = 20_000;
const knownPair = (lower: string): Pair | undefined => {
  if (known.has(lower)) return known.get(lower);
  if (known.size > MOST_KNOWN) known.clear();
  const pair = pairOf(lower);
  known.set(lower, pair);
  return pair;
};

export const adverbAt = (line: Line, at: number): Found | undefined => {
  const { lower, part } = line.words[at]!;
  if (part !== 'ADJ' && part !== 'ADV') return undefined;
  const pair = knownPair(lower);
  if (pair === undefined) return undefined;
  const stands = pair.indexOf(lower);
  const lemma = hashOf(pair[0]);
  const governorAt = governorOf(line, at);
  const next = numberAt(line, at + 1);
  const governor = mix(lemmaAt(line, governorAt), next);
  return {
    name: `adverb ${stands}`,
    to: at + 1,
    options: [option(pair[0], 'adjective'), option(pair[1], 'adverb')],
    stands,
    own: [
      lemma,
      mix(lemma, wordAt(line, at - 1)),
      mix(lemma, wordAt(line, at + 1)),
      governor,
      mix(governor, at - governorAt),
      joined(lemmaAt(line, at - 1), next, 4),
      mix(lemma, next),
      joined(lemma, numberAt(line, at - 1), next),
    ],
  };
};

export const participleAt = (line: Line, at: number): Found | undefined => {
  const { lower, part } = line.words[at]!;
  if (part !== 'ADJ' || !/(?:ed|ing)$/.test(lower)) return undefined;
  const { verb } = wordOf(lower);
  const base = verb.get('ing') ?? verb.get('participle');
  if (base === undefined) return undefined;
  const options = [option(participle(base), 'participle'), option(ing(base), 'ing')];
  const stands = options.findIndex(({ words }) => words === lower);
  if (stands < 0) return undefined;
  const lemma = hashOf(base);
  const [near] = subjectsOf(line, at);
  const [subject, noun] = [subjectAt(line, near), lemmaAt(line, near)];
  return {
    name: 'participle',
    to: at + 1,
    options,
    stands,
    own: [
      lemma,
      mix(lemma, wordAt(line, at - 1)),
      mix(lemma, wordAt(line, at + 1)),
      mix(lemma, subject),
      mix(lemma, noun),
      subject,
      noun,
      mix(subject, wordAt(line, at + 1)),
      mix(lemma, lemmaAt(line, headFrom(line, at + 1))),
    ],
  };
};
