/** A word is what stands between white space; its first letter or digit is the one that counts ("3rd" stays). */
const titled = (word: string): string => {
  const first = /[\p{L}\p{N}]\p{M}*/u.exec(word);
  if (!first) return word;
  const rest = first.index + first[0].length;
  return word.slice(0, first.index) + first[0].toUpperCase() + word.slice(rest).toLowerCase();
};

/** Each word with its first letter capital and the rest small; spaces and line breaks as they are (spec 1, section 4). */
export const titleCase = (text: string): string => text.replace(/\S+/gu, titled);
