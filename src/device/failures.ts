/** The messages shown when the browser's own model fails, by the names of the standard's errors. */
import * as says from '../../words/device.ts';

const WORDS: Readonly<Record<string, string>> = {
  QuotaExceededError: says.tooLong,
  NotAllowedError: says.notAllowed,
  NotReadableError: says.heldBack,
  NotSupportedError: says.cannotWriteThis,
  TimeoutError: says.silent,
};

export const UNUSABLE = says.unusable;
export const NOT_THERE = says.noModel;
export const NOT_DOWNLOADED = says.notDownloaded;
export const notIn = (language: string): string => says.modelNotIn(language);

/** Not every browser throws its quota error as a DOMException; all of them give it the same name. */
export const nameOf = (problem: unknown): string =>
  typeof problem === 'object' && problem !== null && 'name' in problem ? String(problem.name) : '';

export const messageFor = (problem: unknown): string => WORDS[nameOf(problem)] ?? says.unfinished;
