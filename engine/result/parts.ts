/** Reads the parts of a reply by key, where its type is not known. A part that is missing gives an empty value. */
import type { Data } from '../call/reply.ts';

export const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** The text or number under a key as text; empty where there is none. */
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

/** Every text in a part of a reply, at any depth. */
export const wordsWithin = (part: unknown): string[] => {
  if (typeof part === 'string') return part.trim() === '' ? [] : [part];
  return isData(part) ? Object.values(part).flatMap(wordsWithin) : [];
};
