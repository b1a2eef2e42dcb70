import { aligned } from './aligned.ts';
import type { Pair } from './substitution.ts';

const CAPITAL_A = 0x41;
const SMALL_A = 0x61;
const ZERO = 0x30;
const LETTERS = 26;
const DIGITS = 10;

/** `count` code points in a row for as many others in a row. */
const run = (from: number, to: number, count: number): Pair[] => Array.from({ length: count }, (_, at) => [from + at, to + at]);

const capitals = (to: number): Pair[] => run(CAPITAL_A, to, LETTERS);
const smalls = (to: number): Pair[] => run(SMALL_A, to, LETTERS);
const digits = (to: number): Pair[] => run(ZERO, to, DIGITS);

/** The mathematical alphabets leave holes for letters that Unicode already had among its letterlike symbols. */
const except = (pairs: Pair[], letterlike: Readonly<Record<string, number>>): Pair[] =>
  pairs.map(([from, to]) => [from, letterlike[String.fromCharCode(from)] ?? to]);

export const boldPairs = (): Pair[] => [...capitals(0x1d400), ...smalls(0x1d41a), ...digits(0x1d7ce)];

export const italicPairs = (): Pair[] => except([...capitals(0x1d434), ...smalls(0x1d44e)], { h: 0x210e });

export const scriptPairs = (): Pair[] =>
  except([...capitals(0x1d49c), ...smalls(0x1d4b6)], {
    B: 0x212c,
    E: 0x2130,
    F: 0x2131,
    H: 0x210b,
    I: 0x2110,
    L: 0x2112,
    M: 0x2133,
    R: 0x211b,
    e: 0x212f,
    g: 0x210a,
    o: 0x2134,
  });

export const frakturPairs = (): Pair[] =>
  except([...capitals(0x1d504), ...smalls(0x1d51e)], { C: 0x212d, H: 0x210c, I: 0x2111, R: 0x211c, Z: 0x2128 });

export const doubleStruckPairs = (): Pair[] =>
  except([...capitals(0x1d538), ...smalls(0x1d552), ...digits(0x1d7d8)], {
    C: 0x2102,
    H: 0x210d,
    N: 0x2115,
    P: 0x2119,
    Q: 0x211a,
    R: 0x211d,
    Z: 0x2124,
  });

export const monospacePairs = (): Pair[] => [...capitals(0x1d670), ...smalls(0x1d68a), ...digits(0x1d7f6)];

export const widePairs = (): Pair[] => [...capitals(0xff21), ...smalls(0xff41), ...digits(0xff10)];

/** Circled zero came to Unicode after one to nine and stands apart from them. */
export const bubblePairs = (): Pair[] => [
  ...capitals(0x24b6),
  ...smalls(0x24d0),
  [ZERO, 0x24ea],
  ...run(ZERO + 1, 0x2460, DIGITS - 1),
];

/** Unicode has squared capitals only: both cases become these, and come back as capitals. */
export const squaredPairs = (): Pair[] => [...smalls(0x1f130), ...capitals(0x1f130)];

const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ';

/** Q and x have no small capital in use and stay; both cases of the others come back as small letters. */
export const smallCapsPairs = (): Pair[] => [
  ...aligned('ABCDEFGHIJKLMNOPRSTUVWYZ', SMALL_CAPITALS),
  ...aligned('abcdefghijklmnoprstuvwyz', SMALL_CAPITALS),
];
