/** Lines of their own for the topics that most people ask for. */
import type { QuoteType, Style } from './cells.ts';
import { line, type Entry, type Frame } from './frame.ts';
import { BRIGHT } from './popular-bright.ts';
import { STEADY } from './popular-steady.ts';

interface PopularLine {
  readonly types: readonly QuoteType[];
  readonly styles: readonly Style[];
  readonly frame: Frame;
}

const TYPES: Readonly<Record<string, QuoteType>> = {
  I: 'Inspirational',
  W: 'Wisdom',
  L: 'Love',
  S: 'Success',
  H: 'Happiness',
  P: 'Philosophical',
  F: 'Funny',
  G: 'Spiritual',
};
const STYLES: Readonly<Record<string, Style>> = {
  m: 'Modern',
  c: 'Classic',
  p: 'Poetic',
  s: 'Simple',
  d: 'Profound',
  u: 'Casual',
};

const read = ([suits, figure, ...parts]: Entry): PopularLine => {
  const [types = '', styles = ''] = suits.split(' ');
  return {
    types: types.split('').flatMap((letter) => TYPES[letter] ?? []),
    styles: styles.split('').flatMap((letter) => STYLES[letter] ?? []),
    frame: line(figure, ...parts),
  };
};

const LINES: ReadonlyMap<string, readonly PopularLine[]> = new Map(
  Object.entries({ ...BRIGHT, ...STEADY }).map(([topic, entries]) => [topic, entries.map(read)]),
);

/** The lines on this topic that suit the kind and the style; none for a topic that has no lines of its own. */
export const popularFrames = (topic: string, type: QuoteType, style: Style): readonly Frame[] =>
  (LINES.get(topic.toLowerCase()) ?? [])
    .filter(({ types, styles }) => types.includes(type) && styles.includes(style))
    .map(({ frame }) => frame);
