/** Whether a line begins with what a dictionary says. */
const DEFINES =
  /\b(?:dictionary|webster['’]?s)\b[^.]{0,20}?\b(?:defines?|says|tells|puts|describes)\b|\baccording to [^,.]{0,40}\bdictionary\b|\bis defined as\b/i;
export const definesAWord = (text: string): boolean => DEFINES.test(text);

const NEAR_THE_START = 30;
/** With what stands before it, where that is only a word or two. */
export const definitionIn = (text: string): string | undefined => {
  const found = DEFINES.exec(text);
  if (found === null) return undefined;
  return found.index <= NEAR_THE_START ? text.slice(0, found.index + found[0].length) : found[0];
};
