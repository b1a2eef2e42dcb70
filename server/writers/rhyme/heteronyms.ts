/** Words that are spelt alike and said in two ways: which way is usual, and what tells of the one and of the other. */
import { pronunciations } from '../../lexicon/pronunciations.ts';
import type { Saying } from '../../lexicon/sayings.ts';
import { encode, stressOf, tail, vowelsOf, type Sounds } from '../../lexicon/sounds.ts';

/** The word to rhyme with: its spelling and one pronunciation. */
export interface Target {
  readonly text: string;
  readonly sounds: Sounds;
  /** As most people say it. */
  readonly isUsual: boolean;
}

interface Heteronym {
  /** The sound that is meant more often. */
  readonly usual: string;
  /** The other, where the dictionary of sounds lacks it. */
  readonly other?: string;
  /** Words that tell of the one and of the other, and parts of speech: "noun". */
  readonly hints: readonly [usual: string, other: string];
  /** What stands right before it in a line, in base forms, with commas between. */
  readonly phrases?: readonly [usual: string, other: string];
  /** Nobody thinks of the other unless told. */
  readonly isOtherRare?: boolean;
}

/** Words of two sounds and two meanings. */
const HETERONYMS: ReadonlyMap<string, Heteronym> = new Map(
  Object.entries({
    abuse: { usual: 'AH0 B Y UW1 S', hints: ['noun', 'verb'] },
    bass: {
      usual: 'B EY1 S',
      hints: ['band drum drums guitar jazz music play sing singer sound treble voice', 'fish fishing lake sea'],
    },
    bow: {
      usual: 'B OW1',
      hints: [
        'archer archery arrow arrows cello fiddle gift hair knot ribbon string tie violin',
        'actor applause audience bend boat curtain curtsy deck head king queen ship stage stern verb',
      ],
      phrases: ['', 'take a,take my,take your,take his,take her,take their,take our,take one last,final,last'],
    },
    close: {
      usual: 'K L OW1 Z',
      hints: ['door end eye noun shop shut verb', 'adjective adverb friend hold near nearby together'],
      phrases: ['', 'hold you,hold me,keep you,keep me,hug you,bring you,bring us'],
    },
    dove: { usual: 'D AH1 V', hints: ['bird noun peace white', 'dive dived past sea verb water'] },
    excuse: { usual: 'IH0 K S K Y UW1 S', hints: ['noun', 'verb'] },
    house: { usual: 'HH AW1 S', other: 'HH AW1 Z', hints: ['adjective noun', 'verb'], isOtherRare: true },
    lead: {
      usual: 'L IY1 D',
      hints: ['dog follow guide leader role singer verb way', 'grey metal paint pencil pipe poisoning roof weight'],
      phrases: ['in the,on the,take the', 'turn to,heavy as,like,make of,of'],
    },
    live: {
      usual: 'L IH1 V',
      hints: ['alive life living reside verb', 'adjective adverb band broadcast concert music show stream'],
      phrases: ['', 'go,sing,play,see them,hear them,see you,and'],
    },
    lives: { usual: 'L IH1 V Z', hints: ['he it reside she verb', 'adjective life noun people plural'] },
    minute: { usual: 'M IH1 N AH0 T', hints: ['hour noun seconds time', 'adjective little small tiny'] },
    polish: {
      usual: 'P AA1 L IH0 SH',
      hints: ['nail noun shine shoe silver verb', 'country english german language learn poland speak warsaw'],
      isOtherRare: true,
    },
    // To most it is "key", to some "kay".
    quay: { usual: 'K IY1', other: 'K EY1', hints: ['noun', ''] },
    quays: { usual: 'K IY1 Z', other: 'K EY1 Z', hints: ['noun', ''] },
    read: { usual: 'R IY1 D', hints: ['book infinitive noun present verb', 'past'], phrases: ['', 'well,be,was,were,been,have'] },
    row: {
      usual: 'R OW1',
      other: 'R AW1',
      hints: ['boat front line oar river seat seats verb', 'argue argument fight neighbour neighbor noise quarrel sorry'],
      phrases: ['in a', 'have a,have another,have such a,start a,blazing,big'],
    },
    sewer: {
      usual: 'S UW1 ER0',
      other: 'S OW1 ER0',
      hints: ['drain pipe rat', 'cloth needle quilt seam sew stitch thread'],
      isOtherRare: true,
    },
    sow: { usual: 'S OW1', hints: ['field plant seed seeds verb', 'noun pig piglet'] },
    tear: { usual: 'T IH1 R', hints: ['cry crying eye noun sad', 'apart cloth paper rip verb'], phrases: ['', 'wear and'] },
    tears: { usual: 'T IH1 R Z', hints: ['cry crying eyes noun sad', 'cloth paper rips verb'] },
    use: { usual: 'Y UW1 Z', hints: ['employ verb', 'noun purpose'] },
    wind: { usual: 'W IH1 N D', hints: ['air blow breeze noun storm weather', 'clock road turn verb wool'] },
    winds: { usual: 'W IH1 N D Z', hints: ['air blow noun storm weather', 'clock river road turns verb'] },
    wound: { usual: 'W UW1 N D', hints: ['blood hurt injury knife noun verb', 'clock past wind'] },
  } satisfies Record<string, Heteronym>),
);
/** Other words that people say in two ways, or stress in two: "either", and "record" as a noun and as a verb. */
const SAID_IN_TWO_WAYS = new Set(
  `abstract address adult advertisement advocate again against alternate appropriate approximate associate aunt combat combine compact
  complex compound conduct conflict console content contents contest contract contrast convert convict coordinate data decrease defect
  delegate deliberate desert discharge discount duplicate either estimate extract graduate import imprint increase insert insult
  intimate invalid lever lychee mauve moderate neither niche object perfect permit pho present progress project protest quinoa rebel record records refund refuse
  reject research route scone separate status subject suspect torment transfer transport upset vase`.split(/\s+/),
);
/** The usual sound first. */
export const inOrder = (word: string, ways: readonly Sounds[]): readonly Sounds[] => {
  const { usual, other } = HETERONYMS.get(word) ?? {};
  return usual === undefined ? ways : [...new Set([encode(usual), ...(other === undefined ? [] : [encode(other)]), ...ways])];
};

/** Whether most people who see the word would say it so: "read" is first the one like "need", for "head" is "red". */
export const isUsualWay = ({ word, sounds, isUsual }: Saying): boolean => {
  const { usual } = HETERONYMS.get(word.text) ?? {};
  if (usual !== undefined) return encode(usual) === sounds;
  if (EITHER_WAY.has(word.text)) return true;
  return MAINLY_NOUNS.has(word.text) ? stressOf(vowelsOf(sounds)[0]!) === 1 : isUsual;
};
/** Nobody is surprised to hear them in the other way. */
const EITHER_WAY = new Set('again against aunt either neither route scone vase'.split(' '));
/** Stressed early as nouns, which they mostly are: nobody sees the verb in "record" at the end of a line. */
const MAINLY_NOUNS = new Set('conduct contract desert object permit present project record subject'.split(' '));

/** Whether the same letters are said in two ways, and each is a word to rhyme with. */
export const isHeteronym = (word: string): boolean => HETERONYMS.has(word) || SAID_IN_TWO_WAYS.has(word);

/** Whether only one way to say it is meant unless something tells of the other: "house" is no verb. */
export const isOtherRare = (word: string): boolean => HETERONYMS.get(word)?.isOtherRare ?? false;

/** What stands right before it in a line that means the one and the other. */
export const phrasesOf = (word: string): readonly (readonly string[])[] =>
  (HETERONYMS.get(word)?.phrases ?? []).map((list) => (list === '' ? [] : list.split(',')));

/** Of words that are stressed in two ways: what tells of the one with the early stress, and of the one with the late. */
const STRESSED: ReadonlyMap<string, readonly [early: string, late: string]> = new Map([
  ['conduct', ['behavior behaviour', 'concert orchestra']],
  ['console', ['game games', 'cheer comfort']],
  ['content', ['contents inside page text website', 'adjective happy heart pleased satisfied']],
  ['contract', ['agreement law paper', 'catch illness shrink']],
  ['desert', ['camel dry hot sahara sand', 'abandon army leave']],
  ['invalid', ['ill patient person sick', 'adjective false null void wrong']],
  ['object', ['item thing', 'argue disagree protest']],
  ['perfect', ['flawless ideal', 'improve']],
  ['permit', ['licence license parking', 'allow let']],
  ['present', ['birthday gift here now time today', 'give introduce show']],
  ['project', ['plan school work', 'cinema predict screen throw']],
  ['record', ['album disc music vinyl', 'film tape']],
  ['refuse', ['garbage rubbish trash waste', 'decline deny']],
  ['subject', ['king school topic', '']],
]);

/** Which syllable is stressed. */
export const stressedFrom = ({ sounds }: Target): number =>
  Array.from(vowelsOf(sounds)).findIndex((vowel) => stressOf(vowel) === 1);

/** Whether one of the hints is in a list, in any of its forms: "argument" for "argue". */
const isTold = (list: string, hints: readonly string[]): boolean =>
  list.split(' ').some((word) => hints.some((hint) => hint === word || (word.length > 3 && hint.startsWith(word.slice(0, 4)))));

/** The verbs "graduate" and "separate" end in a full vowel, and the nouns and adjectives in a weak one. */
const VERB_END = encode('EY2 T').slice(1);
const endsAsVerb = ({ sounds }: Target): boolean => sounds.endsWith(VERB_END) && stressOf(vowelsOf(sounds).at(-1)!) > 0;

/** The way to say the word that these hints tell of: "arrow" of "bow", "verb" of "record". */
export const meantByHints = (hints: readonly string[], targets: readonly Target[]): readonly Target[] => {
  const [first, second] = targets;
  if (!first || !second || !isHeteronym(first.text)) return [];
  const lists = HETERONYMS.get(first.text)?.hints ?? [];
  const told = lists.map((list) => isTold(list, hints));
  if (told[0] !== told[1]) return [told[0] ? first : second];
  const [early, late] = [first, second].toSorted((one, other) => stressedFrom(one) - stressedFrom(other));
  if (stressedFrom(early!) === stressedFrom(late!)) {
    const verbs = targets.filter(endsAsVerb);
    const others = targets.filter((target) => !endsAsVerb(target));
    if (lists.length > 0 || verbs.length === 0 || others.length === 0) return [];
    return hints.includes('verb') ? verbs : hints.includes('noun') || hints.includes('adjective') ? others : [];
  }
  const stressed = (STRESSED.get(first.text) ?? ['', '']).map((list) => isTold(list, hints));
  if (stressed[0] !== stressed[1]) return [stressed[0] ? early! : late!];
  return hints.includes('verb') ? [late!] : hints.includes('noun') ? [early!] : [];
};

/** The way to say the word that is meant by what is said of it: "bow (and arrow)", "record (verb)", "live (like give)". */
export const meantBy = (hints: readonly string[], targets: readonly Target[]): readonly Target[] => {
  if (hints.includes('not')) return [];
  const alike = targets.filter(({ sounds }) =>
    hints.some((hint) =>
      pronunciations()
        .of(hint)
        .slice(0, 1)
        .some((other) => tail(other) === tail(sounds)),
    ),
  );
  return alike.length === 1 ? alike : meantByHints(hints, targets);
};
