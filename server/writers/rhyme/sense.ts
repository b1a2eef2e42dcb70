/** Which way a word of two sounds is meant at the end of a line: by its part of speech there, and by the company it keeps. */
import { FUNCTION_WORDS } from '../../lexicon/functionWords.ts';
import { vocabulary, type KnownWord } from '../../lexicon/vocabulary.ts';
import { meantByHints, phrasesOf, type Target } from './heteronyms.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
const BE = setOf("am is are was were be been being i'm you're he's she's it's we're they're");
const HAVE = setOf("have has had having i've we've they've you've");
/** What stays so, becomes so or seems so. */
const LINKING = setOf(
  'be become come draw feel get grow hang keep lie live look move remain seem sit sleep snuggle sound stand stay step',
);
const DEGREE = setOf('so very too quite rather more most less pretty really perfectly this');
const DOING = setOf(
  "to will would can could shall should may might must do does did don't doesn't didn't can't won't let's lets cannot",
);
const WHO = setOf('i you we they who');
const OBJECT = setOf('me you him her us them it');
/** "Let me present", "made me bow". */
const CAUSING = setOf('let make help watch');
const PAST_OF = setOf('he she it');
/** What may stand between a verb and what leads to it: "never close", "will always live". */
const BETWEEN = setOf('always never ever just still only both all often not now then even soon');
const DETERMINER = setOf('no any what whose one two three four five six seven eight nine ten first last next');
const isDeterminer = (word: string): boolean => DETERMINER.has(word) || FUNCTION_WORDS.get(word) === 'determiner';

type Known = ReadonlyMap<string, KnownWord>;
const usesOf = (word: string, known: Known): KnownWord['uses'] => known.get(word)?.uses ?? [];

/** What the word is that comes after these: "verb" after "to", "noun" after "the old". Names of parts of speech; none where nothing tells. */
const partAfter = (line: readonly string[], word: string, known: Known): readonly string[] => {
  let at = line.length - 1;
  while (at > 0 && BETWEEN.has(line[at]!)) at--;
  const before = line[at];
  if (before === undefined) return [];
  const base = known.get(before)?.base ?? before;
  const isAfterVerb = at > 0 && usesOf(line[at - 1]!, known).some((use) => use === 'verb' || use === 'past tense');
  if (OBJECT.has(before) && isAfterVerb) return CAUSING.has(known.get(line[at - 1]!)?.base ?? '') ? ['verb'] : ['adjective'];
  if (BE.has(before)) return ['adjective', 'past'];
  if (HAVE.has(before)) return ['past'];
  if (DEGREE.has(before)) return ['adjective'];
  if (PAST_OF.has(before)) return [word.endsWith('s') ? 'verb' : 'past'];
  if (DOING.has(before)) return ['verb'];
  // "We read" is said of now and of then.
  if (WHO.has(before)) return word === 'read' ? [] : ['verb'];
  // "The lanes that wind", but "feel that wind".
  if (before === 'that' && usesOf(line[at - 1] ?? '', known)[0]?.endsWith('noun')) return ['verb'];
  if (isDeterminer(before) || FUNCTION_WORDS.get(before) === 'preposition') return ['noun'];
  if (LINKING.has(base)) return ['adjective'];
  for (; at >= 0 && usesOf(line[at]!, known)[0] === 'adjective'; at--) if (at > 0 && isDeterminer(line[at - 1]!)) return ['noun'];
  return [];
};

const NAMES_OF_PARTS = setOf('noun verb adjective adverb past present infinitive plural people');

/** The way to say the last word of a line, if the line tells. */
export const meantInLine = async (line: readonly string[], targets: readonly Target[]): Promise<readonly Target[]> => {
  const known = await vocabulary();
  const [word, before] = [line.at(-1)!, line.slice(0, -1)];
  const bases = before.map((each) => (HAVE.has(each) ? 'have' : (known.get(each)?.base ?? each)));
  const said = ` ${bases.join(' ')} ${word}`;
  const phrases = phrasesOf(word).map((list) => list.some((phrase) => said.endsWith(` ${phrase} ${word}`)));
  if (phrases[0] !== phrases[1]) return [targets[phrases[0] ? 0 : 1]!];
  const company = bases.filter((each) => !NAMES_OF_PARTS.has(each) && !FUNCTION_WORDS.has(each));
  return meantByHints([...partAfter(before, word, known), ...company], targets);
};
