/** Rhymes from the pronouncing dictionary: the best sound first, and of equal ones the words people know best. */
import type { Notes } from '../../engine/definition/index.ts';
import rhymeGenerator from '../../tools/rhyme-generator.ts';
import { FUNCTION_WORDS } from '../lexicon/functionWords.ts';
import { NEW_WORDS } from '../lexicon/newWords.ts';
import { CRUDE, HARDLY_WORDS, HARSH, UNASKED, UNKIND } from '../lexicon/unfitWords.ts';
import { indexBy, indexOfRare, RARE, type Index, type Saying } from '../lexicon/sayings.ts';
import { onset, syllables, tail, type Sounds } from '../lexicon/sounds.ts';
import { vocabulary, type KnownWord } from '../lexicon/vocabulary.ts';
import { listed } from '../english/prose.ts';
import { classOf } from '../english/topic/word-classes.ts';
import type { Random } from '../random.ts';
import { CannotServe, defineWriter } from '../writer.ts';
import { EVERYDAY, isNarrowed, meets } from './rhyme/filters.ts';
import { isHeteronym, isUsualWay, stressedFrom, type Target } from './rhyme/heteronyms.ts';
import { isCompoundOf, isKin, isPrefixed } from './rhyme/kin.ts';
import { KINDS, type Kind } from './rhyme/kinds.ts';
import { inVerse, isWarm } from './rhyme/themes.ts';
import { datesSaid, isClose, isDate, isGivenName, isPlace, namesSaid, placesSaid } from './rhyme/names.ts';
import { asMeant, halvesOf, hear, isChosen, saidAtEnd, stressedBefore, wordsIn, type Heard } from './rhyme/target.ts';

type Known = ReadonlyMap<string, KnownWord>;

const near = KINDS['Near Rhymes'];

interface Rhyme {
  readonly saying: Saying;
  /** Out of ten, for the sound alone. */
  readonly score: number;
  /** Below 1 where the sound of the word is a guess. */
  readonly trust: number;
  /** Decides the order of the list: the higher, the earlier. */
  readonly order: number;
  /** It ends as the word itself does, and only its stress is another. */
  readonly isOwnEnd: boolean;
}

/** What leads to a word that follows makes a weak line end. */
const LEADING = new Set(['determiner', 'preposition', 'conjunction']);
/** These stand for a noun, too. */
const ALSO_NOUNS = new Set('all both enough few less many more most much none several some while'.split(' '));
const isWeak = ({ text }: KnownWord): boolean => LEADING.has(FUNCTION_WORDS.get(text) ?? '') && !ALSO_NOUNS.has(text);
/** Never said with the stress that a rhyme needs: "the", "we'd". */
const isUnstressed = ({ text }: KnownWord): boolean =>
  /^(?:an?|and|as|at|but|if|its|nor|or|than|the|their|thereof|whereof|your)$|'(?:d|ll|m|re|s|ve)$|[^ao]n't$|aren't$/.test(text);

/** However common it is, a weak line end is worth no more than a word as familiar as this. */
const WEAK = 3;
/** Few use a word less familiar than this. */
const isObscure = ({ familiarity }: KnownWord): boolean => familiarity < 2.5;

/** Of what few say, the forms are said by hardly anybody, least of all several of it: "militias". */
const isRareForm = ({ familiarity, listed }: KnownWord): boolean => !listed && familiarity < RARE;
const isRarePlural = (word: KnownWord): boolean => isRareForm(word) && word.uses.every((use) => use === 'plural noun');

/** WordNet's numbers for what songs are about: animals, the body, events, feelings, nature, time, and what is felt, seen and heard. */
const SUNG = new Set([5, 8, 11, 12, 17, 19, 20, 28, 37, 39, 43]);
/** Those for things one can picture: what is made, and food. */
const PICTURED = new Set([6, 13]);
const isHarsh = ({ text, base }: KnownWord): boolean => HARSH.has(text) || HARSH.has(base);
/** Grim words come last: "death" answers "breath" where little else does. */
const HARSH_LATER = 4;
/** Grim words that fewer say stay out of a list as short as this: "miscarriage" of ten for "marriage". */
const [SHORT_OF_HARSH, SAID_OFTEN] = [10, 5.5];

/** What a word is worth for what it is about: a card, a song or a toast speaks rather of a kite than of what is denoted. */
const pictured = ({ fields: [field = 0] }: KnownWord): number => (SUNG.has(field) ? 0.4 : PICTURED.has(field) ? 0.25 : 0);
const appeal = (word: KnownWord): number => pictured(word) + (isWarm(word) ? 0.5 : 0);

/** A near rhyme need not be the commonest word: those as familiar as this are known to all. */
const KNOWN_TO_ALL = 7.5;
const WELL_KNOWN = 5;
const LITTLE_KNOWN = 3.6;
/** A noun that verses hardly need: "lingo". */
const isPlainThing = (word: KnownWord): boolean =>
  word.uses[0] === 'noun' && !SUNG.has(word.fields[0] ?? 0) && inVerse(word) === 0;
/**
 * The same for a near rhyme. There are so many that what verses are made of comes first, and the less known it is, the later what they
 * do without.
 */
const appealOfNear = (word: KnownWord): number =>
  Math.max(pictured(word), Math.min(0.7, 0.3 * inVerse(word))) +
  (isWarm(word) ? 0.25 : 0) -
  0.3 * Math.max(0, LITTLE_KNOWN - word.familiarity) -
  (isPlainThing(word) ? 0.8 * Math.max(0, WELL_KNOWN - word.familiarity) : 0);

/** To somebody, the rhyme is a name or a word of the same length rather than a longer one: "Oliver" is no "photographer". */
const personal = (saying: Saying, target: Target): number =>
  isGivenName(saying.word.text.toLowerCase()) ? 1.2 : -1.8 * Math.max(0, syllables(saying.sounds) - syllables(target.sounds));

/** A name that is hardly near is no better than a word: "Jacqueline" for "Madison". */
const CLOSE = 7;

/** "Signed" and "tired", which stand in dictionaries as well. */
const isRegularPast = ({ text, base }: KnownWord): boolean => base !== text && text.endsWith('ed');

/** "Carefully" is heard for its ending more than for itself, unless that is what the word to rhyme with has, too. */
const isMadeAdverb = ({ text, uses }: KnownWord): boolean => uses[0] === 'adverb' && /[^aeiou]ly$/.test(text) && text.length > 5;

/** What is called out ends no line: "ah", "blah"; "hooray" may. */
const isCalledOut = (word: KnownWord): boolean => word.uses[0] === 'interjection' && !isWarm(word);

/** WordNet's numbers for parts of the body, states and substances: of those, words that few say are a doctor's. */
const LEARNED = new Set([8, 26, 27]);
const isLearned = ({ familiarity, fields: [field = 0] }: KnownWord): boolean => familiarity < 3 && LEARNED.has(field);

/**
 * Sound counts most, then how well known the word is, and whether songs speak of such things; a little chance decides between
 * near-equals.
 */
const orderOf = (
  { saying, score, isOwnEnd }: Omit<Rhyme, 'order'>,
  kind: Kind,
  { text }: Target,
  target: KnownWord | undefined,
  random: Random,
): number => {
  const { word } = saying;
  const familiarity = isWeak(word) ? Math.min(WEAK, word.familiarity) : word.familiarity;
  const isAskedAsForm = target === undefined ? /(?:ed|ing|s)$/.test(text) : !target.listed;
  return (
    // Of near rhymes, the ear asks first how near.
    (kind === near
      ? 1.85 * score + 0.6 * Math.min(KNOWN_TO_ALL, familiarity) + (isOwnEnd ? appeal(word) : appealOfNear(word))
      : 1.4 * score + 0.6 * familiarity + appeal(word)) -
    (isHarsh(word) ? HARSH_LATER : 0) -
    // Only some say it so.
    (isUsualWay(saying) ? 0 : kind === near ? 2.5 : 1.5) -
    // "Tried" answers "cried", but "bride" calls for "side".
    ((word.listed && !isRegularPast(word)) || isAskedAsForm ? 0 : 1.2) -
    // What rhymes but for its stress may be seldom said: "garb" for "rhubarb".
    (isObscure(word) && !(kind === near && isOwnEnd) ? 2 : 0) -
    (kind === near && isLearned(word) ? 1.5 : 0) -
    (isCalledOut(word) ? 0.8 : 0) -
    (kind === near && isMadeAdverb(word) && !(target && isMadeAdverb(target)) ? 1.2 : 0) +
    0.15 * random.next()
  );
};

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
}

/** A name is answered by words and by names, a word by words alone. */
const NAMED: readonly Kind[] = [KINDS['Perfect Rhymes'], near];

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

/** The best rhyme of each word with any pronunciation of the target, in order. */
const rank = (
  targets: readonly Target[],
  trust: number,
  kind: Kind,
  { index, known, capitals }: Stock,
  random: Random,
): Rhyme[] => {
  const best = new Map<KnownWord, Rhyme>();
  const clashing = new Set<KnownWord>();
  for (const target of targets) {
    const isNamed = NAMED.includes(kind) && isName(target.text, known);
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
        best.set(word, { ...rhyme, order: order + (isNamedAlike ? personal(saying, target) : 0) });
      }
    }
  }
  // The plural of a perfect rhyme is no near rhyme: "hours" of "power".
  const isClashing = ({ saying: { word } }: Rhyme): boolean => clashing.has(word) || clashing.has(known.get(word.base) ?? word);
  return [...best.values()].filter((rhyme) => !isClashing(rhyme)).sort((a, b) => b.order - a.order);
};

/** So many near rhymes may rhyme with each other before others have a turn: not ten in "-uff" for "love". */
const LEAST_ALIKE = 3;
/** Up to so many come, each further one set back by this; the rest only where nothing else is left. */
const MOST_ALIKE = 6;
const ONE_MORE = 2;
/** What a compound of a word that came before is set back by. */
const REPEATED = 1;

/**
 * As many as wanted, one of each family ("achieve", "achieved") and one of those said alike ("right", "write"), unless that is the
 * kind asked for; a compound of an earlier word comes later than it would.
 */
const choose = (ranked: readonly Rhyme[], { wanted, kind }: Asked, fits: (saying: Saying) => boolean, known: Known): Rhyme[] => {
  const chosen: Rhyme[] = [];
  const others: Rhyme[] = [];
  const ends = new Map<string, number>();
  const most = Math.max(LEAST_ALIKE, Math.ceil(wanted / 3));
  const families = new Set<string>();
  const said = new Set<Sounds>();
  for (const rhyme of ranked) {
    if (rhyme.order + REPEATED < (chosen[wanted - 1]?.order ?? -Infinity)) break;
    const { word, sounds } = rhyme.saying;
    if (families.has(word.base) || said.has(sounds) || !fits(rhyme.saying)) continue;
    if (kind !== KINDS['Identical Rhymes'] && chosen.some(({ saying }) => isPrefixed(word.text, saying.word.text))) continue;
    const end = tail(sounds);
    ends.set(end, (ends.get(end) ?? 0) + 1);
    families.add(word.base);
    if (kind !== KINDS['Identical Rhymes']) said.add(sounds);
    const isRepeated = chosen.some(({ saying }) => isCompoundOf(word.text, saying.word.text, known));
    const alike = kind === near && !rhyme.isOwnEnd ? ends.get(end)! : 0;
    if (alike > Math.max(most, MOST_ALIKE)) {
      others.push(rhyme);
      continue;
    }
    chosen.push({
      ...rhyme,
      order: rhyme.order - (isRepeated ? REPEATED : 0) - (alike > most ? ONE_MORE : 0),
    });
  }
  const sorted = chosen.sort((a, b) => b.order - a.order).slice(0, wanted);
  return [...sorted, ...others.slice(0, wanted - sorted.length)];
};

interface Asked {
  readonly typed: readonly string[];
  readonly kind: Kind;
  readonly wanted: number;
  readonly fits: (saying: Saying) => boolean;
  /** Among the words that few say. */
  readonly isRare?: boolean;
  /** No setting leaves words out. */
  readonly isPlain: boolean;
  readonly random: Random;
}

interface Found {
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
const SHORT_LIST = 15;

/** The rhymes of each way to say the word that counts as a word of its own, the usual one first. */
const find = async (asked: Asked, { targets, trust }: Heard): Promise<readonly Found[]> => {
  const { typed, kind, wanted, fits, isRare = false, random } = asked;
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
  const all = ways.map((way) => choose(rank(way, trust, kind, { index, known, capitals }, random), asked, isUsable, known));
  const [first = [], ...others] = all.filter((rhymes) => rhymes.length > 0);
  const second = (others[0] ?? []).filter(({ saying }) => !first.some((other) => other.saying.word === saying.word));
  const share = Math.max(Math.ceil(0.6 * wanted), wanted - second.length);
  const isOtherWay =
    ways.length === 2 && all[0]!.length === 0 && first.length > 0 && stressedFrom(ways[0]![0]!) !== stressedFrom(ways[1]![0]!);
  const parts = second.length > 0 ? [first.slice(0, share), second.slice(0, wanted - Math.min(share, first.length))] : [first];
  return parts.map((rhymes) => ({ kind, rhymes, isOtherWay }));
};

interface Least {
  readonly score: number;
  readonly familiarity: number;
}

/** A near rhyme that scores less is hardly heard, and one that few say is of no use. */
const NEAR_ENOUGH: Least = { score: 4.6, familiarity: 2.7 };
/** Behind perfect rhymes, what is no more than that spoils the list: "picture" after "feature" and "creature" for "teacher". */
const NEAR_BEHIND: Least = { score: 6.4, familiarity: 2.7 };
const ENOUGH_PERFECT = 2;
/** So short a word begins others that have nothing to do with it. */
const SHORT_ROOT = 3;
/** Where settings leave most words out, what is only faintly near is better not given: "discard" for "star". */
const NEAR_WITH_SETTINGS: Least = { score: 6, familiarity: 2.7 };

/** More rhymes for the places that are left, of the usual way to say the word; none of a family that is there. */
const more = async (asked: Asked, heard: Heard, given: readonly Rhyme[], least: Least): Promise<readonly Rhyme[]> => {
  const wanted = asked.wanted - given.length;
  if (wanted <= 0) return [];
  const known = await vocabulary();
  const isNew = (saying: Saying): boolean =>
    asked.fits(saying) &&
    saying.word.familiarity >= least.familiarity &&
    // "Seventh" is no rhyme for "seven".
    !heard.targets.some(({ text }) => text.length > SHORT_ROOT && saying.word.text.startsWith(text)) &&
    !given.some(
      ({ saying: { word, sounds } }) =>
        word.base === saying.word.base || sounds === saying.sounds || isCompoundOf(saying.word.text, word.text, known),
    );
  const [usual] = heard.targets;
  const targets = usual && isHeteronym(usual.text) ? [usual] : heard.targets;
  const [found] = await find({ ...asked, wanted, fits: isNew }, { ...heard, targets });
  return (found?.rhymes ?? []).filter(({ score }) => score >= least.score);
};

/** Perfect rhymes, then those that few say, and near rhymes for the places that even these leave. */
const filled = async (asked: Asked, heard: Heard, exact: readonly Found[]): Promise<readonly Found[]> => {
  const usual = exact.flatMap(({ rhymes }) => rhymes);
  // Of two ways to say a word, the second comes last.
  const rare = exact.length > 1 ? [] : await more({ ...asked, isRare: true }, heard, usual, { score: 0, familiarity: 0 });
  const perfect = [...usual, ...rare];
  const [last] = exact.slice(-1);
  const nearTo = (way: Heard) =>
    more(
      { ...asked, kind: near },
      way,
      perfect,
      asked.isPlain ? (perfect.length < ENOUGH_PERFECT ? NEAR_ENOUGH : NEAR_BEHIND) : NEAR_WITH_SETTINGS,
    );
  const nearUsual = await nearTo(heard);
  // Where nothing comes near the usual way to say it either, the other has to serve.
  const nearest = nearUsual.length > 0 ? nearUsual : await nearTo({ ...heard, targets: heard.targets.slice(1) });
  return [
    ...exact.slice(0, -1),
    ...(last ? [{ ...last, rhymes: [...last.rhymes, ...rare] }] : []),
    { kind: near, rhymes: nearest },
  ];
};

/** "Day/night" asks for rhymes of both: as many of each. */
const ofEither = async (asked: Asked, halves: readonly string[]): Promise<readonly Found[]> => {
  const wanted = Math.ceil(asked.wanted / halves.length);
  const found: Found[] = [];
  for (const half of halves) {
    const typed = wordsIn(half);
    const given = found.flatMap(({ rhymes }) => rhymes);
    const isNew = (saying: Saying): boolean => asked.fits(saying) && !given.some((other) => other.saying.word === saying.word);
    const own = {
      ...asked,
      typed: [...typed, ...asked.typed],
      wanted: Math.min(wanted, asked.wanted - given.length),
      fits: isNew,
    };
    const heard = await hear(typed, asked.kind);
    const exact = (await find(own, heard)).slice(0, 1);
    found.push(...(asked.kind === KINDS['Perfect Rhymes'] ? await filled(own, heard, exact) : exact));
  }
  return found;
};

/** What is sung of places as well: "above you", "beside me". */
const PREPOSITIONS = new Set('above about around behind before below beside beneath between without within among'.split(' '));
/** Verbs before anything else, and said by many: "kiss you", but neither "bank you" nor "plank you". */
const takesObject = ({ word }: Saying): boolean => {
  const { noun, verb } = classOf(word.text);
  if (PREPOSITIONS.has(word.text)) return true;
  return word.listed && word.familiarity >= SAID && word.uses[0] === 'verb' && verb > noun;
};
const SAID = 4;

/** Rhymes of two words with a phrase that ends lightly: "kiss me" with "miss me", and "touch you" near "love you". */
const inTwoWords = async (asked: Asked): Promise<readonly Found[]> => {
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
    const rhymes = (first?.rhymes ?? []).map(({ saying, ...rest }): Rhyme => {
      const word = { ...saying.word, text: `${saying.word.text} ${end}` };
      return { ...rest, saying: { ...saying, word, sounds: (saying.sounds + last.sounds) as Sounds } };
    });
    if (rhymes.length > 0) found.push({ kind, rhymes });
  }
  return found;
};

/** Few words sound like the last two of a phrase: the places that are left go to longer rhymes of the last one. */
const ofLastWord = async (asked: Asked, given: readonly Rhyme[]): Promise<readonly Found[]> => {
  const heard = await hear(asked.typed.slice(-1), asked.kind);
  const rhymes = await more(asked, heard, given, NEAR_ENOUGH);
  return rhymes.length > 0 ? [{ kind: asked.kind, rhymes }] : [];
};

const wordOf = ({ saying }: Rhyme): string => `“${saying.word.text}”`;

/** The word that is rhymed, with the capitals it was typed with. */
const named = (word: string, request: string): string => {
  const typed = request.normalize('NFC');
  const plain = Array.from({ length: typed.length }, (_, at) => typed.charAt(at).normalize('NFKD').charAt(0));
  const at = plain.join('').toLowerCase().lastIndexOf(word);
  return `“${at < 0 ? word : typed.slice(at, at + word.length)}”`;
};

const whyFewer = (word: string, given: number, { kind, isPlain }: Asked): string => {
  if (!isPlain) return 'Other syllable counts, word types or themes may find more.';
  const close = kind === KINDS['Perfect Rhymes'] ? 'that sound close to' : 'of this kind for';
  if (given > 0)
    return `We found no others ${close} ${word}.${kind === KINDS['Perfect Rhymes'] || kind === near ? '' : ' Perfect Rhymes or Near Rhymes may find more.'}`;
  return kind === KINDS['Perfect Rhymes']
    ? `We found no everyday word that sounds close to ${word}. Near Rhymes or Last-Syllable Rhymes may find rarer or fainter ones.`
    : `We found none ${close} ${word}. Last-Syllable Rhymes may find fainter ones.`;
};

/** What the visitor is told about the list. */
const notesOn = (found: readonly Found[], asked: Asked, heard: Heard, typed: string): Notes => {
  const word = named(heard.corrected ?? asked.typed.at(-1)!, typed);
  if (heard.targets.length === 0) {
    const why = `We do not know how ${word} is said. Try a word that you know rhymes with it: its rhymes are the same.`;
    return { fewer: { given: 0, asked: asked.wanted, why } };
  }
  const [first, second] = found.map(({ rhymes }) => rhymes);
  const given = found.reduce((sum, { rhymes }) => sum + rhymes.length, 0);
  const isNear = asked.kind !== near && found.some(({ kind, rhymes }) => kind === near && rhymes.length > 0);
  const perfect = found.reduce((sum, { kind, rhymes }) => sum + (kind === near ? 0 : rhymes.length), 0);
  const rest = given - perfect;
  const [some, none] = asked.isPlain
    ? [perfect === 1 ? 'One of these' : `${perfect} of these`, 'everyday word']
    : [`${perfect === 1 ? 'One word' : `${perfect} words`} with these settings`, 'word with these settings'];
  return {
    ...(heard.like !== undefined &&
      given > 0 && {
        remark: `We do not know how ${word} is said. These rhyme with it if its end sounds like that of “${heard.like}”.`,
      }),
    ...(heard.corrected !== undefined && { correction: { field: 'word', text: heard.corrected } }),
    ...((found[0]?.isOtherWay || heard.isOneOfTwo) &&
      first?.[0] && { remark: `${word} is said in two ways: these rhymes are for the one like ${wordOf(first[0])}.` }),
    ...(!isNear &&
      first?.[0] &&
      second?.[0] && {
        remark: first[0].saying.word.text.includes(' ')
          ? `First come rhymes with the last two words, then those with ${word} alone.`
          : asked.kind.hears === 'last words'
            ? `Few words sound like the last two of these: most rhyme with ${word} alone.`
            : `${word} is said in two ways: the first ${first.length} rhyme with the one like ${wordOf(first[0])}, the others with the one like ${wordOf(second[0])}.`,
      }),
    ...(isNear &&
      heard.like === undefined && {
        unmet: perfect
          ? `${some} ${perfect === 1 ? 'rhymes' : 'rhyme'} perfectly with ${word}: ${rest === 1 ? 'the other is a near rhyme' : 'the others are near rhymes'}.`
          : `We know no ${none} that rhymes perfectly with ${word}: ${rest === 1 ? 'this is a near rhyme' : 'these are near rhymes'}.`,
      }),
    ...(given < asked.wanted && {
      fewer: {
        given,
        asked: asked.wanted,
        why: whyFewer(word, given, asked),
      },
    }),
  };
};

/** So many are worth naming: where there are more, everybody knows some. */
const FEW = 15;
/** Whoever asks for near rhymes is told of the perfect ones, where few come to mind or none is known. */
const remarkOnPerfect = async (asked: Asked, heard: Heard, typed: string): Promise<Notes> => {
  const perfect = await find({ ...asked, kind: KINDS['Perfect Rhymes'], wanted: FEW + 1 }, heard);
  const rhymes = perfect.flatMap((found) => found.rhymes);
  const [first, second] = rhymes.map(wordOf);
  if (rhymes.length > FEW || heard.targets.length === 0) return {};
  const word = named(heard.corrected ?? asked.typed.at(-1)!, typed);
  if (first === undefined) {
    return asked.isPlain ? { remark: `These come near. We know no everyday word that rhymes perfectly with ${word}.` } : {};
  }
  const some = second === undefined ? `${first} rhymes` : `${first} and ${second} rhyme`;
  return { remark: `These come near. ${some} perfectly with ${word}: choose Perfect Rhymes for those.` };
};

/** "Thank you" is stressed on "thank", and nothing that is said before "you" rhymes with that. */
const aloneIn = ({ typed }: Asked): string =>
  `We know no word before “${typed.at(-1)!}” that rhymes with “${typed.at(-2)!}”: these go with “${typed.at(-1)!}” alone.`;

/** Of several words that are typed, the visitor is told which one is rhymed. */
const whichWord = ({ remark, unmet, fewer }: Notes, { typed, kind }: Asked, { corrected }: Heard, request: string): Notes => {
  const word = named(corrected ?? typed.at(-1)!, request);
  const isTold = remark !== undefined || [unmet, fewer?.why].some((each) => each?.includes(word));
  const figure = saidAtEnd(request);
  if (figure !== undefined && remark === undefined && kind.hears === 'last word') {
    return { remark: `“${figure}” ends in “${typed.at(-1)!}” as it is said: that is what is rhymed here.` };
  }
  return kind.hears !== 'last word' || isTold || !isChosen(request) ? {} : { remark: `The word that is rhymed here is ${word}.` };
};

/** The best near rhyme is worth less than a perfect one, whatever takes from that. */
const [LEAST_OF_PERFECT, SHARE_OF_NEAR] = [8.6, 0.85];
const shownScore = (kind: Kind, { score, trust }: Rhyme): number =>
  kind === near ? SHARE_OF_NEAR * score : kind === KINDS['Perfect Rhymes'] ? Math.max(LEAST_OF_PERFECT * trust, score) : score;

/** Nobody knows that a name is said as it is spelt: what would rhyme then is near, at the most. */
const shownAs = (kind: Kind, { like }: Heard, typed: string): Kind =>
  kind === KINDS['Perfect Rhymes'] && like !== undefined && /[^a-z]/.test(wordAsTyped(typed)) ? near : kind;
const wordAsTyped = (typed: string): string => typed.match(/[\p{L}\p{M}]+/gu)?.at(-1) ?? '';

const cardOf = (kind: Kind) => (rhyme: Rhyme) => ({
  word: rhyme.saying.word.text,
  syllables: syllables(rhyme.saying.sounds),
  rhymeType: kind.label,
  rhymeScore: Math.round(10 * shownScore(kind, rhyme)) / 10,
});

export default defineWriter(rhymeGenerator, {
  languages: ['English'],
  pool: 'dictionary',
  async write(request, { random, note }) {
    const typed = wordsIn(request.word);
    if (typed.length === 0) {
      throw new CannotServe('There is no English word to rhyme with in what you typed. Please enter a word in Latin letters.');
    }
    const kind = KINDS[request.rhymeType];
    const fits = (saying: Saying): boolean => meets(saying, request);
    const asked: Asked = { typed, kind, wanted: Number(request.outputNumber), fits, isPlain: !isNarrowed(request), random };
    const halves = halvesOf(request.word);
    if (halves.length > 1) {
      const found = await ofEither(asked, halves);
      const given = found.reduce((sum, { rhymes }) => sum + rhymes.length, 0);
      const names = listed(halves.map((half) => `“${half}”`));
      note({
        remark: `The words are rhymed one after the other: ${names}.`,
        ...(given < asked.wanted && { fewer: { given, asked: asked.wanted, why: whyFewer(names, given, asked) } }),
      });
      return { rhymes: found.flatMap((part) => part.rhymes.map(cardOf(part.kind))) };
    }
    const heard = await asMeant(await hear(typed, kind), request.word);
    const double = asked.isPlain ? await inTwoWords(asked) : [];
    // To a light end, what rhymes with its last word is near enough.
    const isLight = asked.isPlain && NAMED.includes(kind) && stressedBefore(typed) !== undefined;
    const wanted = asked.wanted - double.reduce((sum, { rhymes: two }) => sum + two.length, 0);
    const exact = [...double, ...(await find({ ...asked, wanted, kind: isLight ? KINDS['Perfect Rhymes'] : kind }, heard))];
    const rhymes = exact.flatMap((found) => found.rhymes);
    const found =
      kind === KINDS['Perfect Rhymes'] && rhymes.length < asked.wanted
        ? await filled(asked, heard, exact)
        : kind.hears === 'last words' && typed.length > 1
          ? [...exact, ...(await ofLastWord(asked, rhymes))]
          : exact;
    const notes = {
      ...(kind === near && !isLight && rhymes.length > 0 && (await remarkOnPerfect(asked, heard, request.word))),
      ...notesOn(found, asked, heard, request.word),
      ...(isLight && double.length === 0 && { remark: aloneIn(asked) }),
    };
    note({ ...notes, ...whichWord(notes, asked, heard, request.word) });
    return { rhymes: found.flatMap((part) => part.rhymes.map(cardOf(shownAs(part.kind, heard, request.word)))) };
  },
});
