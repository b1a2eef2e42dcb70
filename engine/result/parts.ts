/** The parts of a reply by their keys, where only its definition knows which there are. What is missing is empty. */
import type { Data } from '../call/reply.ts';

export const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** The words of a key, or nothing. */
export const wordsOf = (data: unknown, key: string): string => {
  const value = isData(data) ? data[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

export const itemsOf = (data: Data, key: string): readonly Data[] => {
  const value = data[key];
  return Array.isArray(value) ? value.filter(isData) : [];
};

export const textsOf = (data: Data, key: string): readonly string[] => {
  const value = data[key];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
};

/** Every text in a part of a reply, whatever its shape. */
export const wordsWithin = (part: unknown): string[] => {
  if (typeof part === 'string') return part.trim() === '' ? [] : [part];
  return isData(part) ? Object.values(part).flatMap(wordsWithin) : [];
};
