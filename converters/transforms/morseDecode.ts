import { eachCluster } from '../text/clusters.ts';
import { MORSE } from '../text/morse.ts';
import { UnitWriter } from '../text/units.ts';

const SPACE = 0x20;
const DOT = 0x2e;
const DASH = 0x2d;
const STROKE = 0x2f;
const NEW_LINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** A sign as a number: a one, then 0 for each dot and 1 for each dash. */
const LONGEST = 5;
const letters = new Uint16Array(2 << LONGEST);
for (const [character, code] of MORSE) {
  letters[Number.parseInt(`1${code.replaceAll('.', '0').replaceAll('-', '1')}`, 2)] = character.charCodeAt(0);
}

/** The letter that the sign stands for, the space for a stroke, 0 if it is not Morse. */
const letterOf = (text: string, start: number, end: number): number => {
  if (end - start === 1 && text.charCodeAt(start) === STROKE) return SPACE;
  if (end - start > LONGEST) return 0;
  let sign = 1;
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit !== DOT && unit !== DASH) return 0;
    sign = 2 * sign + (unit === DASH ? 1 : 0);
  }
  return letters[sign] ?? 0;
};

/** Words are often written with no space around the stroke. */
const CLOSE_STROKES = /^[.-]*(?:\/[.-]*)+$/;

/** What is written with close strokes, letter by letter; nothing if any of it is not Morse. */
const parted = (sign: string): string | undefined => {
  if (!CLOSE_STROKES.test(sign)) return undefined;
  const read = Array.from(sign.matchAll(/\/|[.-]+/g), ([part]) => letterOf(part, 0, part.length));
  return read.includes(0) ? undefined : String.fromCharCode(...read);
};

const isOneCharacter = (sign: string): boolean => {
  let characters = 0;
  eachCluster(sign, () => characters++);
  return characters === 1;
};

const endsSign = (unit: number): boolean => unit === SPACE || unit === NEW_LINE || unit === CARRIAGE_RETURN;

/**
 * Signs are parted by spaces and words by "/"; what is not Morse stays as it is. The spaces around a word that is not
 * Morse belong to it: a sentence typed by mistake stays a sentence.
 */
export const morseDecode = (text: string): string => {
  const decoded = new UnitWriter(text.length);
  let gap = 0;
  let wordBefore = false;
  const writeGap = (end: number): void => decoded.slice(text, gap, end);

  for (let at = 0; at < text.length; ) {
    const unit = text.charCodeAt(at);
    if (unit === SPACE) {
      at++;
      continue;
    }
    if (unit === NEW_LINE || unit === CARRIAGE_RETURN) {
      if (wordBefore) writeGap(at);
      decoded.unit(unit);
      wordBefore = false;
      gap = ++at;
      continue;
    }
    let end = at + 1;
    while (end < text.length && !endsSign(text.charCodeAt(end))) end++;
    const letter = letterOf(text, at, end);
    if (letter > 0) {
      if (wordBefore && unit !== STROKE) writeGap(at);
      decoded.unit(letter);
      wordBefore = false;
    } else {
      const sign = text.slice(at, end);
      const read = parted(sign);
      const word = read === undefined && end > at + 1 && !isOneCharacter(sign);
      if (word || wordBefore) writeGap(at);
      decoded.slice(read ?? sign, 0, (read ?? sign).length);
      wordBefore = word;
    }
    gap = at = end;
  }
  if (wordBefore) writeGap(text.length);
  return decoded.text();
};
