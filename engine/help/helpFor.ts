/** Whether somebody may be in danger, by what a visitor typed: asked before anything is written, on the server and on the device. */
import type { Fields, Values } from '../definition/index.ts';
import { HELP, type Danger, type Heard } from './dangers.ts';
import { DIRECT } from './direct.ts';
import { shows } from './signs.ts';
import { isCertain, partsOf } from './weighing.ts';

/** The direct words are looked for in so many characters. */
const READ = 6_000;

/** A text as it is listened to. */
export const plain = (text: string): string => text.slice(0, READ).replaceAll(/[‘’ʼ]/g, "'").replaceAll(/\s+/g, ' ');

/** The danger that a plain text names outright. */
export const namedIn = (read: string): Danger | undefined =>
  DIRECT.find(([, signs]) => signs.some((sign) => shows(read, sign)))?.[0];

/** What a plain text speaks of by its words alone. */
export const saidIn = (read: string): Heard | undefined =>
  namedIn(read) ?? (partsOf(read).some(isCertain) ? 'unclear' : undefined);

/** Where help is, for whoever wrote this text; undefined where nothing in it speaks of danger. */
export const helpIn = (text: string): string | undefined => {
  const heard = saidIn(plain(text));
  return heard && HELP[heard];
};

const TYPED = new Set(['text', 'textarea', 'chips', 'list']);

/** All that was typed into a form, taken together. */
export const typedIn = (fields: Fields, request: Values): string =>
  Object.entries(request)
    .flatMap(([key, value]) => {
      const field = fields[key];
      return field && (TYPED.has(field.kind) || field.kind === 'constant')
        ? [value].flat().filter((one) => typeof one === 'string')
        : [];
    })
    .join('. ');

/** The same for a filled form. */
export const helpFor = (fields: Fields, request: Values): string | undefined => helpIn(typedIn(fields, request));
