/** Checks one text of a reply: its size, its form, forbidden words, a refusal in its place. */
import type { Prose, Values } from '../../engine/definition/index.ts';
import type { Checks, Form } from '../prompt.ts';
import { lengthOf, sizeOf } from '../shape.ts';
import type { Fault } from './fault.ts';

/**
 * How far beyond its bounds a text may be, as a share of them: up to the first it is right, since people do not count every word;
 * beyond the second it is wrong.
 */
const LENIENCE = { right: 0.1, slight: 0.2 } as const;

const sizeFaults = (shape: Prose, text: string, request: Values): Fault[] => {
  const size = sizeOf(shape, request);
  if (!size) return [];
  const [least, most] = size.range;
  const length = lengthOf(text, size.in);
  const isWithin = (slack: number): boolean =>
    length >= Math.floor(least * (1 - slack)) && length <= Math.ceil(most * (1 + slack));
  if (isWithin(LENIENCE.right)) return [];
  const says =
    length < least
      ? `had ${length} ${size.in}, and must have at least ${least}`
      : `had ${length} ${size.in}, and may have at most ${most}`;
  return [isWithin(LENIENCE.slight) ? { says, isSlight: true } : { says }];
};

const FORMS: Readonly<Record<Form, { readonly isKept: (text: string) => boolean; readonly says: string }>> = {
  hashtag: {
    isKept: (text) => /^#(?!\d)[\p{L}\p{M}\p{N}_]+$/u.test(text),
    says: 'must be one # and letters or digits without a space, and not begin with a digit',
  },
  uncredited: {
    isKept: (text) =>
      !/(?:[—–―~]|\s-)\s*(?:\p{Lu}[\p{L}.'’-]*\s+){0,3}\p{Lu}[\p{L}.'’-]*\s*$/u.test(text) && !/^["“«„].*["”»“]$/u.test(text),
    says: 'must have no name after it and no quotation marks around it',
  },
  name: {
    isKept: (text) => !/[.!?:;"“”\n]/u.test(text.replace(/\b(?:Co|St|Bros|Mr|Mrs|Dr)\./g, '')),
    says: 'must be a name alone, without a slogan or an explanation',
  },
};

const normal = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}'%]+/gu, ' ')
    .trim()} `;

/** Words that the prompt forbids, unless the visitor uses them. */
const wordFaults = (text: string, { never = [], neverOpens = [] }: Checks, typed: string): Fault[] => {
  const said = normal(text);
  const forbidden = (words: string): boolean => !typed.includes(normal(words));
  return [
    ...neverOpens
      .filter((words) => said.startsWith(normal(words)) && forbidden(words))
      .map((words): Fault => ({ says: 'opened with words that are worn out', of: words, isSlight: true })),
    ...never
      .filter((words) => said.includes(normal(words)) && forbidden(words))
      .map((words): Fault => ({ says: 'used words that are worn out', of: words, isSlight: true })),
  ];
};

export type TextCheck = (key: string, shape: Prose, text: string) => Fault[];

interface Held {
  readonly checks: Checks;
  readonly request: Values;
  readonly isRefusal: (text: string) => boolean;
  readonly fidelity: (text: string) => Fault[];
}

export const createTextCheck = ({ checks, request, isRefusal, fidelity }: Held): TextCheck => {
  const typed = normal(
    Object.values(request)
      .filter((value) => typeof value === 'string')
      .join(' '),
  );
  return (key, shape, text) => {
    if (!checks.rewrites && isRefusal(text)) return [{ says: 'refused the task' }];
    const form = checks.forms?.[key];
    return [
      ...sizeFaults(shape, text, request),
      ...(form && !FORMS[form].isKept(text) ? [{ says: FORMS[form].says }] : []),
      ...wordFaults(text, checks, typed),
      ...fidelity(text),
    ];
  };
};
