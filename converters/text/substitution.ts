import { UnitWriter } from './units.ts';

/** One code point and the one that stands for it. */
export type Pair = readonly [from: number, to: number];

const ASCII = 0x80;
const EMOJI_VARIANT = 0xfe0f;
const KEYCAP = 0x20e3;

/** A digit before these is half of a keycap emoji, not a digit. */
export const makesEmoji = (unit: number): boolean => unit === EMOJI_VARIANT || unit === KEYCAP;

const mayHoldEmoji = (text: string): boolean => text.includes('\ufe0f') || text.includes('\u20e3');

/** What stands for a code point; itself when the pairs do not name it. */
export const imageOf = (pairs: readonly Pair[]): ((point: number) => number) => {
  const ascii = Uint32Array.from({ length: ASCII }, (_, point) => point);
  const beyond = new Map<number, number>();
  for (const [from, to] of pairs) {
    if (from < ASCII) ascii[from] = to;
    else beyond.set(from, to);
  }
  if (beyond.size === 0) return (point) => (point < ASCII ? (ascii[point] ?? point) : point);
  return (point) => (point < ASCII ? ascii[point] : beyond.get(point)) ?? point;
};

/** Every code point that the pairs name becomes its image; whatever else there is stays. */
export const substitution = (pairs: readonly Pair[]): ((text: string) => string) => {
  const image = imageOf(pairs);
  return (text) => {
    const emoji = mayHoldEmoji(text);
    const writer = new UnitWriter(2 * text.length);
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      let point = unit;
      if (unit >= 0xd800 && unit < 0xdc00) {
        point = text.codePointAt(at) ?? unit;
        if (point !== unit) at++;
      }
      writer.point(emoji && makesEmoji(text.charCodeAt(at + 1)) ? point : image(point));
    }
    return writer.text();
  };
};

/** The way back. Where two characters share an image, the one named last is read. */
export const inverse = (pairs: readonly Pair[]): Pair[] => pairs.map(([from, to]) => [to, from]);
