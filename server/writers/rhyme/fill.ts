/** Fills the places that perfect rhymes leave. */
import { RARE, type Saying } from '../../lexicon/sayings.ts';
import { vocabulary } from '../../lexicon/vocabulary.ts';
import { ENOUGH, find, SHORT_LIST, type Asked, type Found } from './choice.ts';
import { isHeteronym } from './heteronyms.ts';
import { isCompoundOf } from './kin.ts';
import { KINDS } from './kinds.ts';
import { isForm, type Rhyme } from './order.ts';
import type { Heard } from './target.ts';
import { onVerbs } from './two-words.ts';
import { sung } from './verse.ts';

const near = KINDS['Near Rhymes'];

interface Least {
  readonly score: number;
  readonly familiarity: number;
}

/** A near rhyme that scores less is hardly heard, and one that few say is of no use. */
export const NEAR_ENOUGH: Least = { score: 4.6, familiarity: 2.7 };
/** Behind perfect rhymes, what is no more than that spoils the list: "picture" after "feature" and "creature" for "teacher". */
const NEAR_BEHIND: Least = { score: 6.4, familiarity: 2.7 };
const ENOUGH_PERFECT = 2;
/** Where there are enough of those, only what is all but perfect is worth a place: "stone" beside "foam" for "home". */
const NEAR_BESIDE: Least = { score: 8.9, familiarity: 4 };
/** So short a word begins others that have nothing to do with it. */
const SHORT_ROOT = 3;
/** Where settings leave most words out, what is only faintly near is better not given: "discard" for "star". */
const NEAR_WITH_SETTINGS: Least = { score: 6, familiarity: 2.7 };

/** More rhymes for the places that are left, of the usual way to say the word; none of a family that is there. */
export const more = async (asked: Asked, heard: Heard, given: readonly Rhyme[], least: Least): Promise<readonly Rhyme[]> => {
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
  return (found?.rhymes ?? []).filter(({ score, trust }) => score / trust >= least.score);
};

/** So few words are joined by names: "Kevin" for "seven". */
const FEW_WORDS = 3;
/** What comes near is only wanted where true rhymes are few, and then to make a short list as long as this. */
const FULL = 7;

/** Behind so many, a near rhyme has to be close. */
const CLOSE = 8;

/** Perfect rhymes, then those that few say, and near rhymes for the places that even these leave. */
export const filled = async (asked: Asked, heard: Heard, exact: readonly Found[]): Promise<readonly Found[]> => {
  const usual = exact.flatMap(({ rhymes }) => rhymes);
  // Of two ways to say a word, the second comes last.
  const isShort = asked.isPlain && asked.wanted <= SHORT_LIST;
  const [target] = heard.targets;
  const known = await vocabulary();
  const isAskedAsForm = target !== undefined && isForm(target.text, known.get(target.text));
  // Few say them: where there are some rhymes, only those that songs know, and where there is one, forms only for a form.
  const isWanted = ({ word }: Saying): boolean =>
    !isShort ||
    usual.length === 0 ||
    sung(word) > 0 ||
    word.familiarity > RARE ||
    (usual.length < FEW_WORDS && word.listed) ||
    (usual.length < ENOUGH && isAskedAsForm);
  const rare =
    exact.length > 1
      ? []
      : await more({ ...asked, isRare: true, fits: (saying) => asked.fits(saying) && isWanted(saying) }, heard, usual, {
          score: 0,
          familiarity: 0,
        });
  const words = [...usual, ...rare.filter(({ saying }, at) => !isShort || sung(saying.word) > 0 || usual.length + at < ENOUGH)];
  const named =
    isShort && words.length < FEW_WORDS
      ? await more({ ...asked, isNamed: true }, heard, words, { score: 9, familiarity: 0 })
      : [];
  const single = [...words, ...named.slice(0, FEW_WORDS - 1)];
  const spoken =
    isShort && exact.length < 2 && single.length < asked.wanted ? await onVerbs(asked, heard, asked.wanted - single.length) : [];
  const perfect = [...single, ...spoken];
  const [last] = exact.slice(-1);
  const isEnough = isShort && perfect.length >= ENOUGH;
  const isSaidTwoWays = exact.length > 1;
  const most = isSaidTwoWays ? 0 : Math.max(FULL, perfect.length + 2);
  const places = !isShort || perfect.length === 0 ? asked.wanted : Math.min(asked.wanted, most);
  const nearTo = (way: Heard) =>
    more(
      { ...asked, kind: near, wanted: places },
      way,
      perfect,
      !asked.isPlain ? NEAR_WITH_SETTINGS : isEnough ? NEAR_BESIDE : perfect.length < ENOUGH_PERFECT ? NEAR_ENOUGH : NEAR_BEHIND,
    );
  const nearUsual = await nearTo(heard);
  // Where nothing comes near the usual way to say it either, the other has to serve.
  const nearest = nearUsual.length > 0 ? nearUsual : await nearTo({ ...heard, targets: heard.targets.slice(1) });
  const isToCut = isShort && target !== undefined && known.has(target.text);
  return [
    ...exact.slice(0, -1),
    ...((last ?? perfect.length > 0)
      ? [{ kind: asked.kind, ...last, rhymes: [...(last?.rhymes ?? []), ...perfect.slice(usual.length)] }]
      : []),
    {
      kind: near,
      rhymes: nearest.filter(({ score, trust }, at) => !isToCut || perfect.length + at < FULL || score / trust >= CLOSE),
    },
  ];
};
