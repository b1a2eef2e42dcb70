/** Descriptive: two or three real words that say what it is, "Bright Coffee Cart". */
import { capitalise } from '../../../english/prose.ts';
import type { Brief, Origin } from '../brief.ts';
import { near, worthOf, type Candidate, type Style } from '../candidate.ts';
import { TONES } from '../voices.ts';

interface Phrase {
  readonly words: string;
  readonly marks: readonly Origin[];
}

const phrases = (list: readonly string[], ...marks: Origin[]): Phrase[] => list.map((words) => ({ words, marks }));

/** "Rental Rentals", "Game Games": the same word twice, or nearly. */
const repeats = (words: readonly string[]): boolean => {
  const starts = words.map((word) => word.toLowerCase().slice(0, 4));
  return new Set(starts).size < starts.length;
};

const said = (topic: ReadonlySet<string>, parts: readonly Phrase[]): Candidate[] => {
  const name = parts.map(({ words }) => words).join(' ');
  const words = name.split(' ');
  if (words.length < 2 || words.length > 3 || repeats(words)) return [];
  const marks = [...new Set(parts.flatMap((part) => part.marks))];
  return [
    {
      name,
      // The topic may be in every name; other words may not.
      parts: words.map((word) => word.toLowerCase()).filter((word) => !topic.has(word)),
      marks,
      worth: worthOf(marks) + near(name.length, 16, 4) * 0.25 + (words.length === 3 ? 0.4 : 0),
    },
  ];
};

/** It already names a place: no "Funeral Home Room". */
const IS_PLACE =
  /\b(?:home|house|studio|shop|store|school|agency|camp|gym|salon|room|farm|bakery|restaurant|hotel|hostel|clinic)$/i;

/** What describes: the tone's and the audience's adjectives, else those that suit anyone. */
const adjectivesOf = ({ tone, isToned, audience }: Brief): Phrase[] => [
  ...phrases(tone.adjectives, ...(isToned ? (['tone'] as const) : [])),
  ...phrases(audience?.adjectives ?? [], 'audience'),
  ...(isToned ? phrases(TONES.Default.adjectives.slice(0, 2)) : []),
];

export const descriptive: Style = (brief, random) => {
  const thing = phrases(brief.thing === undefined ? [] : [brief.thing], 'own');
  const modifiers = phrases(brief.modifiers.slice(0, 6), 'own');
  const keywords = phrases(brief.keywords, 'keyword');
  const kinds = phrases(brief.kinds, 'trade');
  const otherKinds = phrases(
    brief.trades.filter((trade) => trade !== brief.mainTrade).flatMap((trade) => trade.kinds),
    'trade',
  );
  const isPlace = IS_PLACE.test(brief.thing ?? '');
  const places = isPlace ? [] : phrases(brief.industry.kinds, 'industry');
  const adjectives = adjectivesOf(brief);
  const images = phrases(
    random
      .shuffle(brief.images.filter(({ from }) => from === 'trade'))
      .slice(0, 14)
      .map(({ word }) => capitalise(word)),
    'trade',
  );
  // Where nothing says what it is, the industry has to.
  const anything =
    thing.length + kinds.length > 0
      ? []
      : phrases(
          brief.images.slice(0, 24).map(({ word }) => capitalise(word)),
          'industry',
        );
  const topic = new Set([...(brief.thing ?? '').toLowerCase().split(' '), ...(brief.mainTrade?.on ?? [])]);
  const each = (...columns: readonly (readonly Phrase[])[]): Candidate[] =>
    columns
      .reduce<Phrase[][]>((rows, column) => rows.flatMap((row) => column.map((cell) => [...row, cell])), [[]])
      .flatMap((row) => said(topic, row));
  return [
    ...each(adjectives, thing),
    ...each(adjectives, kinds),
    ...each(adjectives, thing, places),
    ...each(thing, places),
    ...each(keywords, thing),
    ...each(keywords, kinds),
    ...each(keywords, thing, places),
    ...(thing.length > 0 ? [] : each(keywords, places)),
    ...each(adjectives, keywords, thing),
    ...each(modifiers, thing),
    ...each(modifiers, kinds),
    ...each(thing, otherKinds),
    ...each(images, kinds),
    ...each(adjectives, anything, places),
    ...each(anything, places),
  ];
};
