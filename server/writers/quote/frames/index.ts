/** The frames of every kind of quote. */
import type { Cells, QuoteType } from '../cells.ts';
import { FUNNY } from './funny.ts';
import { HAPPINESS } from './happiness.ts';
import { INSPIRATIONAL } from './inspirational.ts';
import { LOVE } from './love.ts';
import { PHILOSOPHICAL } from './philosophical.ts';
import { SPIRITUAL } from './spiritual.ts';
import { SUCCESS } from './success.ts';
import { WISDOM } from './wisdom.ts';

export const FRAMES: Readonly<Record<QuoteType, Cells>> = {
  Inspirational: INSPIRATIONAL,
  Wisdom: WISDOM,
  Love: LOVE,
  Success: SUCCESS,
  Happiness: HAPPINESS,
  Philosophical: PHILOSOPHICAL,
  Funny: FUNNY,
  Spiritual: SPIRITUAL,
};
