/** Whether somebody may be in danger, by what a visitor typed: asked before anything is written, on the server and on the device. */
import type { Fields, Values } from '../definition/index.ts';
import { HELP, type Danger, type Heard } from './dangers.ts';
import { DIRECT } from './direct.ts';
import { shows } from './signs.ts';
import { isCertain, partsOf } from './weighing.ts';

/** The direct words are looked for in so many characters. */
const READ = 6_000;

/** All texts as one. */
export const asOne = (texts: readonly string[]): string => texts.join('. ');

/** A text as it is listened to. */
export const plain = (text: string): string => text.slice(0, READ).replaceAll(/[‘’ʼ]/g, "'").replaceAll(/\s+/g, ' ');

/** The danger that a plain text names outright. */
export const namedIn = (read: string): Danger | undefined =>
  DIRECT.find(([, signs]) => signs.some((sign) => shows(read, sign)))?.[0];

/** The same of a plain text that names none, where the weight of its words is beyond doubt. */
export const weighedIn = (read: string): Heard | undefined => (partsOf(read).some(isCertain) ? 'unclear' : undefined);

/** Where help is, for whoever wrote this text; undefined where nothing in it speaks of danger. */
export const helpIn = (text: string): string | undefined => {
  const read = plain(text);
  const heard = namedIn(read) ?? weighedIn(read);
  return heard && HELP[heard];
};

const TYPED = new Set(['text', 'textarea', 'chips', 'list']);

/** All that was typed into a form. */
export const typedIn = (fields: Fields, request: Values): string[] =>
  Object.entries(request).flatMap(([key, value]) => {
    const field = fields[key];
    return field && (TYPED.has(field.kind) || field.kind === 'constant')
      ? [value].flat().filter((one) => typeof one === 'string')
      : [];
  });

/** The same for a filled form. */
export const helpFor = (fields: Fields, request: Values): string | undefined => helpIn(asOne(typedIn(fields, request)));
