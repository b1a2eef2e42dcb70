/** How much text there is, as a person counts it. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** In plain ASCII every unit is a character; that spares the segmenter on almost every keystroke. */
const isPlain = (text: string): boolean => !/[^\t\n -~]/.test(text);

/** Characters as a person counts them: a flag or an accented letter is one. */
export const countCharacters = (text: string): number => {
  if (isPlain(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
};

/** The longest start of the text with at most this many characters. */
export const firstCharacters = (text: string, atMost: number): string => {
  if (text.length <= atMost) return text;
  if (isPlain(text)) return text.slice(0, atMost);
  let count = 0;
  for (const { index } of segmenter.segment(text)) if (count++ === atMost) return text.slice(0, index);
  return text;
};

/** Runs of anything but white space that hold a letter or a digit. */
export const countWords = (text: string): number => text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
