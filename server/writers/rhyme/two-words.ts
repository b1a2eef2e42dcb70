/** Rhymes of two words: with a phrase that ends lightly, "kiss me" with "miss me", and with a word that does, "missed her" with "sister". */
import type { Saying } from '../../lexicon/sayings.ts';
import { encode, stressOf, syllables, vowelsOf, type Sounds } from '../../lexicon/sounds.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import { find, NAMED, type Asked, type Found } from './choice.ts';
import { EVERYDAY } from './filters.ts';
import { KINDS } from './kinds.ts';
import type { Rhyme } from './order.ts';
import { hear, stressedBefore, type Heard } from './target.ts';

const near = KINDS['Near Rhymes'];

/** What is sung of places as well: "above you", "beside me". */
const PREPOSITIONS = new Set('above about around behind before below beside beneath between without within among'.split(' '));
/** Verbs before anything else, and said by many: "kiss you", but neither "bank you" nor "plank you". */
const takesObject = ({ word }: Saying): boolean => {
  const { noun, verb } = classOf(word.text);
  if (PREPOSITIONS.has(word.text)) return true;
  return word.listed && word.familiarity >= SAID && word.uses[0] === 'verb' && verb > noun;
};
const SAID = 4;

const followedBy =
  (small: string, sounds: Sounds) =>
  ({ saying, ...rest }: Rhyme): Rhyme => {
    const word = { ...saying.word, text: `${saying.word.text} ${small}` };
    return { ...rest, saying: { ...saying, word, sounds: (saying.sounds + sounds) as Sounds } };
  };

/** Of a phrase that ends lightly. */
export const inTwoWords = async (asked: Asked): Promise<readonly Found[]> => {
  const stressed = stressedBefore(asked.typed);
  if (stressed === undefined || !NAMED.includes(asked.kind)) return [];
  const end = asked.typed.at(-1)!;
  const heard = await hear([stressed], asked.kind);
  const last = (await hear([end], asked.kind)).targets[0];
  if (!last) return [];
  const found: Found[] = [];
  // Of so few, the perfect ones count for whoever asks for near ones as well.
  for (const kind of asked.kind === near ? [KINDS['Perfect Rhymes'], near] : [asked.kind]) {
    const wanted = Math.ceil(asked.wanted / 2) - found.reduce((sum, { rhymes }) => sum + rhymes.length, 0);
    const fits = (saying: Saying): boolean => takesObject(saying) && (kind !== near || saying.word.familiarity >= EVERYDAY);
    const [first] = await find({ ...asked, kind, typed: [stressed], wanted, fits }, heard);
    const rhymes = (first?.rhymes ?? []).map(followedBy(end, last.sounds));
    if (rhymes.length > 0) found.push({ kind, rhymes });
  }
  return found;
};

/** What songs and cards say of somebody: in any form, "teach her" and "taught her". */
const OF_PEOPLE = new Set(
  (
    'ask beat bless bring call catch chase cheer choose fear feed fetch find follow fool forgive get greet guide haunt hear help hold hug ' +
    'join judge keep kiss know lead leave let like lose love meet miss need phone please praise raise reach save scare see send show ' +
    'spoil stop teach tease tell thank thrill toast touch treat trust wake want warn watch'
  ).split(' '),
);
/** And of something. */
const OF_THINGS = new Set(
  (
    'bear begin bite break build buy clear cut dare do drink drop eat fear feed feel fill find fix get hear hide hit hold keep kick know lick ' +
    'lift light like lose love make mean mend mix need pick pin play read risk say see sell send share show sing spend spin split stop swear ' +
    'take taste tell think try want watch wear whisk win write'
  ).split(' '),
);
const SMALL_WORDS = [
  { small: 'her', sounds: encode('ER0'), verbs: OF_PEOPLE },
  { small: 'it', sounds: encode('IH0 T'), verbs: OF_THINGS },
];
/** So many are enough beside words. */
const MOST = 3;

/** Of a word that ends like "her" or "it" after a stressed syllable: "caught her" for "daughter", "win it" for "minute". */
export const onVerbs = async (asked: Asked, { targets: [target], trust }: Heard, wanted: number): Promise<readonly Rhyme[]> => {
  for (const { small, sounds, verbs } of SMALL_WORDS) {
    if (target === undefined || syllables(target.sounds) < 2 || !target.sounds.endsWith(sounds)) continue;
    const before = target.sounds.slice(0, -sounds.length) as Sounds;
    if (stressOf(vowelsOf(before).at(-1)!) === 0) continue;
    const fits = ({ word }: Saying): boolean => verbs.has(word.text) || verbs.has(word.base);
    const typed = [target.text];
    const [found] = await find(
      { ...asked, typed, wanted: Math.min(MOST, wanted), fits },
      { targets: [{ ...target, sounds: before }], trust },
    );
    return (found?.rhymes ?? []).map(followedBy(small, sounds));
  }
  return [];
};
