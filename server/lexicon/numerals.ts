/** The last word of a number as it is said: "route 66" ends in "six". */
const ONES = 'zero one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Takes a run of digits; gives one word. */
export const lastWordOfNumber = (digits: string): string => {
  const last = Number(digits.at(-1));
  const tens = Number(digits.at(-2) ?? 0);
  if (tens === 1) return TEENS[last]!;
  if (last > 0 || digits.length === 1) return ONES[last]!;
  if (tens > 0) return TENS[tens - 1]!;
  return /[1-9]00$/.test(digits) ? 'hundred' : /^\d{1,3}000$/.test(digits) || digits.length <= 5 ? 'thousand' : 'million';
};
