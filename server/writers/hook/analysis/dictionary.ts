/** Whether a line begins with what a dictionary says. */
const DEFINES =
  /\b(?:dictionary|webster['’]?s)\b[^.]{0,20}?\b(?:defines?|says|tells|puts|describes)\b|\baccording to [^,.]{0,40}\bdictionary\b|\bis defined as\b/i;
export const definesAWord = (text: string): boolean => DEFINES.test(text);
