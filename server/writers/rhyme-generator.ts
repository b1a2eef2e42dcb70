/** Rhymes from the pronouncing dictionary: the best sound first, and of equal ones the words people know best. */
import rhymeGenerator from '../../tools/rhyme-generator.ts';
import type { Saying } from '../lexicon/sayings.ts';
import { syllables } from '../lexicon/sounds.ts';
import { listed } from '../english/prose.ts';
import { CannotServe, defineWriter } from '../writer.ts';
import { find, NAMED, type Asked, type Found } from './rhyme/choice.ts';
import { filled, more, NEAR_ENOUGH } from './rhyme/fill.ts';
import { isNarrowed, meets } from './rhyme/filters.ts';
import { KINDS, type Kind } from './rhyme/kinds.ts';
import { aloneIn, notesOn, remarkOnPerfect, whichWord, whyFewer } from './rhyme/notes.ts';
import type { Rhyme } from './rhyme/order.ts';
import { inTwoWords, onVerbs } from './rhyme/two-words.ts';
import { asMeant, halvesOf, hear, stressedBefore, wordsIn, type Heard } from './rhyme/target.ts';

const near = KINDS['Near Rhymes'];

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

/** Few words sound like the last two of a phrase: the places that are left go to longer rhymes of the last one. */
const ofLastWord = async (asked: Asked, given: readonly Rhyme[]): Promise<readonly Found[]> => {
  const heard = await hear(asked.typed.slice(-1), asked.kind);
  const rhymes = await more(asked, heard, given, NEAR_ENOUGH);
  return rhymes.length > 0 ? [{ kind: asked.kind, rhymes }] : [];
};

/** The best near rhyme is worth less than a perfect one, whatever takes from that. */
const [LEAST_OF_PERFECT, SHARE_OF_NEAR] = [8.6, 0.85];
const shownScore = (kind: Kind, { score, trust }: Rhyme): number =>
  kind === near ? SHARE_OF_NEAR * score : kind === KINDS['Perfect Rhymes'] ? Math.max(LEAST_OF_PERFECT * trust, score) : score;

/** Nobody knows that a name is said as it is spelt: what would rhyme then is near, at the most. */
const shownAs = (kind: Kind, { like, isSpelt }: Heard, typed: string): Kind =>
  kind === KINDS['Perfect Rhymes'] && (isSpelt || (like !== undefined && /[^a-z]/.test(wordAsTyped(typed)))) ? near : kind;
/** So many perfect rhymes stand before near ones. */
const SUNG = 4;
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
    // What rhymes with a word as it is sung, or as it may be said, comes near for whoever asks for that: "cousin" for "buzzin".
    const unsure = heard.sung ?? (heard.like === undefined ? undefined : heard.targets);
    const sung =
      kind === near && unsure
        ? await find({ ...asked, kind: KINDS['Perfect Rhymes'], wanted: SUNG }, { ...heard, targets: unsure })
        : [];
    const double = asked.isPlain ? [...(await inTwoWords(asked)), ...sung] : [];
    // To a light end, what rhymes with its last word is near enough.
    const isLight = asked.isPlain && NAMED.includes(kind) && stressedBefore(typed) !== undefined;
    const wanted = asked.wanted - double.reduce((sum, { rhymes: two }) => sum + two.length, 0);
    const alike = await find({ ...asked, wanted, kind: isLight ? KINDS['Perfect Rhymes'] : kind }, heard);
    // "Win it" goes with a minute of time, which is meant rather than what "cute" goes with.
    const isOther = alike[0]?.isOtherWay === true && asked.isPlain && (await onVerbs(asked, heard, wanted)).length > 0;
    const exact = [...double, ...(isOther ? [] : alike)];
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
