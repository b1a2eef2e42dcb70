/** Counts text as a person does. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** In plain ASCII every UTF-16 unit is a character: no segmenter is needed on almost every keystroke. */
const isPlain = (text: string): boolean => !/[^\t\n -~]/.test(text);

/** Browsers may copy the rest of a long text at every step of a segmenter, so it is given one window at a time. */
const WINDOW = 512;

/** Where each character of the text starts, in UTF-16 units. */
function* starts(text: string): Generator<number> {
  let from = 0;
  let size = WINDOW;
  while (from < text.length) {
    const window = text.slice(from, from + size);
    const bounds = Array.from(segmenter.segment(window), ({ index }) => index);
    const isLast = from + window.length === text.length;
    // The last character may continue in the next window, which looks at it again.
    const sure = isLast ? bounds.length : bounds.length - 1;
    for (const index of bounds.slice(0, sure)) yield from + index;
    size = sure > 0 ? WINDOW : size * 2;
    from += bounds[sure] ?? window.length;
  }
}

/** Characters as a person counts them: a flag or an accented letter is one. */
export const countCharacters = (text: string): number => {
  if (isPlain(text)) return text.length;
  let count = 0;
  for (const _ of starts(text)) count++;
  return count;
};

/** The beginning of the text with at most this many characters. */
export const firstCharacters = (text: string, atMost: number): string => {
  if (text.length <= atMost) return text;
  if (isPlain(text)) return text.slice(0, atMost);
  let count = 0;
  for (const start of starts(text)) if (count++ === atMost) return text.slice(0, start);
  return text;
};

/** Counts words: runs without white space that contain a letter or a digit. */
export const countWords = (text: string): number => text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
