/** The messages shown when the browser's own model fails, by the names of the standard's errors. */

const WORDS: Readonly<Record<string, string>> = {
  QuotaExceededError: 'What you filled in is too long for your browser’s own model. Shorten it, or let our server write.',
  NotAllowedError: 'Your browser does not let this page use its own model.',
  NotReadableError: 'Your browser held back what its own model wrote. Other words may help.',
  NotSupportedError: 'Your browser’s own model cannot write this.',
  TimeoutError: 'Your browser’s own model has fallen silent.',
};

export const UNUSABLE = 'What your browser’s own model wrote could not be used. Try again, or let our server write.';
export const NOT_THERE = 'Your browser offers no model of its own any more.';
export const NOT_DOWNLOADED = 'Your browser’s own model has to be downloaded before it can write.';
export const notIn = (language: string): string => `Your browser’s own model does not write ${language}.`;

/** Not every browser throws its quota error as a DOMException; all of them give it the same name. */
export const nameOf = (problem: unknown): string =>
  typeof problem === 'object' && problem !== null && 'name' in problem ? String(problem.name) : '';

export const messageFor = (problem: unknown): string =>
  WORDS[nameOf(problem)] ?? 'Your browser’s own model could not finish this text. Try again, or let our server write.';
