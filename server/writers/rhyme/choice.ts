/** Which words rhyme: those that stand under the keys of a kind of rhyme, in order, one of each family. */
import { CRUDE, HARDLY_WORDS, HARSH, UNASKED, UNKIND } from '../../lexicon/unfitWords.ts';
import { indexBy, indexOfRare, type Index, type Saying } from '../../lexicon/sayings.ts';
import { onset, syllables, tail, type Sounds } from '../../lexicon/sounds.ts';
import { vocabulary, type KnownWord } from '../../lexicon/vocabulary.ts';
import { NEW_WORDS } from '../../lexicon/newWords.ts';
import type { Random } from '../../random.ts';
import { isHeteronym, isUsualWay, stressedFrom, type Target } from './heteronyms.ts';
import { endsInSamePart, isCompoundOf, isKin, isPrefixed, shareRoot } from './kin.ts';
import { KINDS, type Kind } from './kinds.ts';
import { datesSaid, isClose, isDate, isGivenName, isPlace, namesSaid, placesSaid } from './names.ts';
import {
  isForm,
  isHarsh,
  isInLighterBeat,
  isRareForm,
  isRarePlural,
  isSpare,
  isUnstressed,
  orderOf,
  personal,
  type Rhyme,
} from './order.ts';
import type { Heard } from './target.ts';
import { sung } from './verse.ts';

type Known = ReadonlyMap<string, KnownWord>;

const near = KINDS['Near Rhymes'];

/** Grim words that fewer say stay out of a list as short as this: "miscarriage" of ten for "marriage". */
const [SHORT_OF_HARSH, SAID_OFTEN] = [10, 5.5];

/** A name that is hardly near is no better than a word: "Jacqueline" for "Madison". */
const CLOSE = 7;

/**
 * Whether it is the word itself in disguise: "maritime" and "peacetime" repeat "time", "refrain" does not repeat "rain", and "member" is
 * the end of "remember" over again. Identical rhymes are just that, so there a longer word may contain it.
 */
const repeats = ({ word, sounds }: Saying, target: Target, kind: Kind, known: Known): boolean =>
  isKin(word, target.text, known) ||
  (kind !== KINDS['Identical Rhymes'] &&
    (onset(sounds) === onset(target.sounds) && onset(sounds) !== ''
      ? word.text.endsWith(target.text) || target.text.endsWith(word.text)
      : isCompoundOf(word.text, target.text, known) || isCompoundOf(target.text, word.text, known)));

interface Stock {
  readonly index: Index;
  readonly known: Known;
  /** Words with a capital that may be answers besides. */
  readonly capitals: readonly Saying[];
  /** Given names are answers even to a word. */
  readonly isNamed: boolean;
}

/** A name is answered by words and by names, a word by words alone. */
export const NAMED: readonly Kind[] = [KINDS['Perfect Rhymes'], near];

/** "Rose" and "Will" are words in the first place, "Mason" and "Siobhan" are not. */
const isName = (text: string, known: Known): boolean => {
  const word = known.get(text);
  return (
    (word === undefined && !isDate(text) && !Object.hasOwn(NEW_WORDS, text)) ||
    (word !== undefined && isGivenName(text) && word.familiarity < WORD)
  );
};
const WORD = 4;

const isPersonal = (text: string, known: Known): boolean => isClose(text) || isName(text, known);

/** What is said of mothers beside "grandpa": words, there. */
const PARENTS = new Set(['ma', 'pa']);
/** Whether a word may be said in answer to these. */
const isFitFor = (targets: readonly Target[], wanted: number, known: Known): ((saying: Saying) => boolean) => {
  const isAskedFor = targets.some(({ text }) => HARSH.has(text) || HARSH.has(known.get(text)?.base ?? text));
  const isToSomebody = targets.some(({ text }) => isPersonal(text, known));
  const unfit = (form: string): boolean => CRUDE.has(form) || (isToSomebody && (HARSH.has(form) || UNKIND.has(form)));
  const isTooGrim = (word: KnownWord): boolean => wanted <= SHORT_OF_HARSH && word.familiarity < SAID_OFTEN && isHarsh(word);
  return ({ word, word: { text, base } }) =>
    !UNASKED.has(text) &&
    (isAskedFor || !(unfit(text) || unfit(base) || isTooGrim(word))) &&
    (!HARDLY_WORDS.has(text) || (isToSomebody && PARENTS.has(text)));
};

/** "Wherever" after "forever" is set back by this. */
const OWN_PART = 2;

/** The best rhyme of each word with any pronunciation of the target, in order. */
const rank = (
  targets: readonly Target[],
  trust: number,
  kind: Kind,
  { index, known, capitals, isNamed: isAnyName }: Stock,
  random: Random,
): Rhyme[] => {
  const best = new Map<KnownWord, Rhyme>();
  const clashing = new Set<KnownWord>();
  for (const target of targets) {
    const isNamed = isAnyName || (NAMED.includes(kind) && isName(target.text, known));
    for (const saying of new Set([
      ...kind.keys(target).flatMap((key) => index.get(key) ?? []),
      ...(isNamed ? namesSaid() : []),
      ...capitals,
    ])) {
      const { word } = saying;
      // “Bolivia” is no form of “Olivia”.
      if (!(isNamed && isPlace(word.text)) && repeats(saying, target, kind, known)) continue;
      const score = Math.min(10, kind.score(target, saying)) * trust;
      if (score < 0) clashing.add(word);
      if (score > (best.get(word)?.score ?? 0)) {
        const rhyme = { saying, score, trust, isOwnEnd: tail(saying.sounds) === tail(target.sounds) };
        const heardAs = { ...rhyme, score: score - (target.isUsual ? 0 : 1) };
        const isNamedAlike = kind === near && score > CLOSE && isPersonal(target.text, known);
        const order = orderOf(heardAs, kind, target, known.get(target.text), random);
        const isSamePart = endsInSamePart(word.text, target.text, known);
        best.set(word, {
          ...rhyme,
          isOwnPart: isSamePart,
          order: order + (isNamedAlike ? personal(saying, target) : 0) - (isSamePart ? OWN_PART : 0),
        });
      }
    }
  }
  // The plural of a perfect rhyme is no near rhyme: "hours" of "power".
  const isClashing = ({ saying: { word } }: Rhyme): boolean => clashing.has(word) || clashing.has(known.get(word.base) ?? word);
  return [...best.values()].filter((rhyme) => !isClashing(rhyme)).sort((a, b) => b.order - a.order);
};

/** Of a list as short as this, each word should be of use; of fewer than these others, any is. */
export const SHORT_LIST = 15;
export const ENOUGH = 6;
/** Unless there are even fewer than these, no word is given that hardly anybody knows. */
const [FEW, HARDLY_KNOWN, HARDLY_KNOWN_FORM] = [3, 2.8, 2.3];
const isKnownEnough = ({ listed, familiarity }: KnownWord): boolean => familiarity > (listed ? HARDLY_KNOWN : HARDLY_KNOWN_FORM);

/** Of words said alike the better known comes alone, unless the other is what songs are full of: "sea" beside "see". */
const isPictured = (word: KnownWord): boolean => word.uses[0] === 'noun' && sung(word) > 0 && word.familiarity > EVERYDAY_NOUN;
const EVERYDAY_NOUN = 4.5;

/** So many near rhymes may rhyme with each other before others have a turn: not ten in "-uff" for "love". */
const LEAST_ALIKE = 3;
/** Up to so many come, each further one set back by this; the rest only where nothing else is left. */
const MOST_ALIKE = 6;
const ONE_MORE = 2;
/** What each word of the same root that came before sets it back by. */
const REPEATED = 1;

/** Everybody knows a word of one beat that is said so often, if few put it in a song: "fluff", "huff" and "cuff" for "enough". */
const SAID_BY_MANY = 2.5;
/** Of books rather than of songs. */
const BOOKISH = new Set('bilk boon dint garb gist guise ilk ire tome'.split(' '));
const isShortAndKnown = ({ isSameRoot, isOwnPart, saying }: Rhyme): boolean => {
  const { word, sounds } = saying;
  return (
    isUsualWay(saying) &&
    word.listed &&
    !BOOKISH.has(word.text) &&
    word.familiarity >= SAID_BY_MANY &&
    syllables(sounds) === 1 &&
    isSameRoot !== true &&
    isOwnPart !== true
  );
};

/** What a short list can spare is only there where little else is; what nobody knows, or has the rhyme in a lighter beat, to a few. */
const withoutSpare = (rhymes: readonly Rhyme[], wanted: number, isAskedAsForm: boolean, known: Known): Rhyme[] => {
  const spare = rhymes.filter((rhyme) => isSpare(rhyme, isAskedAsForm, known));
  const missing = (count: number): number => Math.max(0, count - rhymes.length + spare.length);
  const fair = spare.filter((rhyme) => (isAskedAsForm || isKnownEnough(rhyme.saying.word)) && !isInLighterBeat(rhyme));
  const kept = new Set([
    ...spare.filter(isShortAndKnown).slice(0, missing(wanted)),
    ...fair.slice(0, missing(ENOUGH)),
    ...spare.slice(0, missing(FEW)),
  ]);
  return rhymes.filter((rhyme) => kept.has(rhyme) || !spare.includes(rhyme));
};

/**
 * As many as wanted, one of each family ("achieve", "achieved") and one of those said alike ("right", "write"), unless that is the
 * kind asked for; a compound of an earlier word comes later than it would.
 */
const choose = (
  ranked: readonly Rhyme[],
  { wanted, kind, isPlain }: Asked,
  fits: (saying: Saying) => boolean,
  known: Known,
  isAskedAsForm: boolean,
): Rhyme[] => {
  const chosen: Rhyme[] = [];
  const others: Rhyme[] = [];
  const ends = new Map<string, number>();
  const most = Math.max(LEAST_ALIKE, Math.ceil(wanted / 3));
  const families = new Set<string>();
  const said = new Set<Sounds>();
  /** In small letters: Dawn is a name, too. */
  const named = new Set<string>();
  for (const rhyme of ranked) {
    if (rhyme.order < (chosen[2 * wanted]?.order ?? -Infinity)) break;
    const { word, sounds } = rhyme.saying;
    if (
      families.has(word.base) ||
      (said.has(sounds) && !(isPictured(word) && !named.has(word.text.toLowerCase()))) ||
      !fits(rhyme.saying)
    )
      continue;
    if (kind !== KINDS['Identical Rhymes'] && chosen.some(({ saying }) => isPrefixed(word.text, saying.word.text))) continue;
    const end = tail(sounds);
    ends.set(end, (ends.get(end) ?? 0) + 1);
    families.add(word.base);
    named.add(word.text.toLowerCase());
    if (kind !== KINDS['Identical Rhymes']) said.add(sounds);
    const repeated = chosen.filter(({ saying }) => shareRoot(rhyme.saying, saying, known)).length;
    const alike = kind === near && !rhyme.isOwnEnd ? ends.get(end)! : 0;
    if (alike > Math.max(most, MOST_ALIKE)) {
      others.push(rhyme);
      continue;
    }
    chosen.push({
      ...rhyme,
      isSameRoot: repeated > 1,
      order: rhyme.order - REPEATED * repeated - (alike > most ? ONE_MORE : 0),
    });
  }
  const isShort = isPlain && wanted <= SHORT_LIST && kind === KINDS['Perfect Rhymes'];
  const useful = isShort ? withoutSpare(chosen, wanted, isAskedAsForm, known) : chosen;
  const sorted = useful.sort((a, b) => b.order - a.order).slice(0, wanted);
  return [...sorted, ...others.slice(0, wanted - sorted.length)];
};

export interface Asked {
  readonly typed: readonly string[];
  readonly kind: Kind;
  readonly wanted: number;
  readonly fits: (saying: Saying) => boolean;
  /** Among the words that few say. */
  readonly isRare?: boolean;
  /** Given names may be answers, though the word is none. */
  readonly isNamed?: boolean;
  /** No setting leaves words out. */
  readonly isPlain: boolean;
  readonly random: Random;
}

export interface Found {
  readonly kind: Kind;
  readonly rhymes: readonly Rhyme[];
  /** Nothing rhymes with the word as most people say it: these rhyme with another way to say it. */
  readonly isOtherWay?: boolean;
}

/** The ways to say a word that rhyme with different words: both the verbs "graduate" rhyme with "late". */
const waysApart = (targets: readonly Target[]): Target[][] => {
  const ways = new Map<string, Target[]>();
  for (const target of targets) ways.set(tail(target.sounds), [...(ways.get(tail(target.sounds)) ?? []), target]);
  return [...ways.values()];
};

const LONG_AND_KNOWN = { perfect: 3, near: 4 };

/** The rhymes of each way to say the word that counts as a word of its own, the usual one first. */
export const find = async (asked: Asked, { targets, trust }: Heard): Promise<readonly Found[]> => {
  const { typed, kind, wanted, fits, isRare = false, isNamed = false, random } = asked;
  const [known, index] = await Promise.all([vocabulary(), isRare ? indexOfRare(kind.keys) : indexBy(kind.keys)]);
  const capitals = kind === near ? datesSaid() : kind === KINDS['Perfect Rhymes'] ? (isRare ? placesSaid() : datesSaid()) : [];
  const ways = targets[0] && isHeteronym(targets[0].text) ? waysApart(targets) : [targets];
  const isFit = isFitFor(targets, asked.wanted, known);
  const [shortest = 0] = targets.map(({ sounds }) => syllables(sounds)).toSorted((one, other) => one - other);
  // "Chromosome" ends no line on "home", where neither its length nor a long list is asked for.
  const isTooLong = ({ word, sounds }: Saying): boolean =>
    asked.isPlain &&
    wanted <= SHORT_LIST &&
    NAMED.includes(kind) &&
    syllables(sounds) > shortest + 1 &&
    word.familiarity < LONG_AND_KNOWN[kind === near ? 'near' : 'perfect'];
  const isUsable = (saying: Saying): boolean =>
    !isTooLong(saying) &&
    !typed.includes(saying.word.text.toLowerCase()) &&
    !isUnstressed(saying.word) &&
    !(isRare ? isRarePlural : isRareForm)(saying.word) &&
    isFit(saying) &&
    fits(saying);
  const all = ways.map((way) =>
    choose(
      rank(way, trust, kind, { index, known, capitals, isNamed }, random),
      asked,
      isUsable,
      known,
      isForm(way[0]?.text ?? '', known.get(way[0]?.text ?? '')),
    ),
  );
  const [first = [], ...others] = all.filter((rhymes) => rhymes.length > 0);
  const second = (others[0] ?? []).filter(({ saying }) => !first.some((other) => other.saying.word === saying.word));
  const share = Math.max(Math.ceil(0.6 * wanted), wanted - second.length);
  const isOtherWay =
    ways.length === 2 && all[0]!.length === 0 && first.length > 0 && stressedFrom(ways[0]![0]!) !== stressedFrom(ways[1]![0]!);
  const parts = second.length > 0 ? [first.slice(0, share), second.slice(0, wanted - Math.min(share, first.length))] : [first];
  return parts.map((rhymes) => ({ kind, rhymes, isOtherWay }));
};
