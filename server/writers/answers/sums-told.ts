/** What a sum in words is made of. */
import type { Kind, Quantity } from './quantities.ts';

export interface Told {
  readonly text: string;
  /** The first figure of such a kind that has no part yet. */
  readonly take: (...kinds: readonly Kind[]) => Quantity | undefined;
  /** The same where the text around it, with # in its place, fits. */
  readonly beside: (pattern: RegExp, ...kinds: readonly Kind[]) => Quantity | undefined;
  /** The currency, where one is named. */
  readonly sign: string;
  readonly every: readonly Quantity[];
  readonly isDone: () => boolean;
  /** Says that every figure has its part. */
  readonly takeAll: () => void;
}

/** The answer in one sentence, how it was reckoned, and what else may help. */
export type Worked = readonly [lead: string, steps: readonly string[], further?: readonly string[]];

export interface Sum {
  readonly asks: RegExp;
  readonly work: (told: Told) => Worked | undefined;
}

const grouped = (value: number, digits: number, least = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: least, maximumFractionDigits: digits });

/** To the cent, and whole amounts without. */
export const money = (value: number, sign: string): string => {
  const cents = Math.round((value + 1e-9) * 100) / 100;
  return `${sign}${grouped(cents, 2, Number.isInteger(cents) ? 0 : 2)}`;
};

export const figure = (value: number, digits = 2): string => grouped(value + (value < 1e9 ? 1e-9 : 0), digits);

/** "1 hour 40 minutes". */
export const spell = (hours: number): string => {
  const minutes = Math.round(hours * 60);
  const parts = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  return (
    parts
      .filter(([count]) => count > 0)
      .map(([count, name]) => `${count} ${name}${count === 1 ? '' : 's'}`)
      .join(' ') || 'no time'
  );
};
