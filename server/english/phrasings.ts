/**
 * One pattern out of a table of phrasings, a line each. `_` is any word; what stands in brackets may have alternatives, and a `?`
 * behind it means that it may be missing; an apostrophe may be straight, curly or forgotten; `^` is the beginning of the text.
 */
export const phrasings = (table: string): RegExp => {
  const lines = table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const source = lines
    .map((line) =>
      line
        .replace(/(?<!\()\((?!\?)/g, '(?:')
        .replace(/(?<!\\)'/g, "['’]?")
        .replace(/_/g, String.raw`[\p{L}\p{N}][\p{L}\p{N}’'-]*`),
    )
    .join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, 'iu');
};
