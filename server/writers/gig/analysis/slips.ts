/** Slips of grammar that the words around them show: "I have finish", "12 dollar". One may be a turn of speech; several are none. */
import { weighed } from '../../grammar/odds/weighed.ts';
import { read } from '../../grammar/reading.ts';
import { numberRules } from '../../grammar/rules/number.ts';
import { perfectRules } from '../../grammar/rules/perfect.ts';

export interface Slip {
  readonly wrong: string;
  readonly right: string;
  /** With the words before it, by which it can be found. */
  readonly near: string;
}

/** So much of a text is enough to know its grammar by, in characters. */
const READ = 1500;
/** What stands before it in its sentence. */
const BEFORE = /(?<!\S)(?:[\p{L}\p{N}’']+ ){0,2}$/u;
const MOST_BEFORE = 40;
const WORDS = /^\p{L}+(?: \p{L}+)?$/u;

export const slipsIn = (whole: string): Slip[] => {
  const text = whole.slice(0, READ);
  const reading = read(text);
  // What rules are sure of makes the weights stricter.
  const ruled = [...numberRules, ...perfectRules].flatMap((rule) => [...rule(reading)]);
  const slips = [...ruled, ...weighed(text, reading, ruled)].flatMap(({ type, start, end, replacements: [right = ''], safe }) => {
    const wrong = text.slice(start, end);
    const isTold = type === 'grammar' && safe && WORDS.test(wrong) && WORDS.test(right) && !/en$/.test(right);
    const before = BEFORE.exec(text.slice(Math.max(0, start - MOST_BEFORE), start))?.[0] ?? '';
    // One day is right, and an article may be left where it is.
    const isSure = !/(?<!\S)(?:1|one|an?) \p{L}+$/iu.test(before + wrong) && wrong.replace(/^(?:an?|the) /i, '') !== right;
    return isTold && isSure ? [{ wrong, right, near: before + wrong }] : [];
  });
  return [...new Map(slips.map((slip) => [slip.wrong, slip])).values()];
};
