/** Small numbers in words, as one says them in a sentence. */
const NAMES = 'none one two three four five six seven eight nine ten'.split(' ');
export const numberName = (value: number): string => NAMES[value] ?? String(value);
