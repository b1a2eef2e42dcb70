/** Whether somebody may be in danger, by what a visitor typed: asked before anything is written, on the server and on the device. */
import type { Fields, Values } from '../definition/index.ts';
import { DANGERS } from './dangers.ts';
import { shows } from './signs.ts';

/** A cry for help stands in a short text, or near the beginning of a long one. In characters. */
const READ = 6_000;

const plain = (text: string): string => text.slice(0, READ).replaceAll(/[‘’ʼ]/g, "'").replaceAll(/\s+/g, ' ');

/** Where help is, for whoever wrote this text; undefined where nothing in it speaks of danger. */
export const helpIn = (text: string): string | undefined => {
  const read = plain(text);
  return DANGERS.find(({ signs }) => signs.some((sign) => shows(read, sign)))?.help;
};

const TYPED = new Set(['text', 'textarea', 'chips', 'list']);

/** The same for a filled form, all that was typed taken together. */
export const helpFor = (fields: Fields, request: Values): string | undefined => {
  const typed = Object.entries(request).flatMap(([key, value]) => {
    const field = fields[key];
    return field && (TYPED.has(field.kind) || field.kind === 'constant')
      ? [value].flat().filter((one) => typeof one === 'string')
      : [];
  });
  return helpIn(typed.join('. '));
};
