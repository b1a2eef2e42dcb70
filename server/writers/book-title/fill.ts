/** Puts the visitor's words into the slots of a form. */
import { article } from '../../english/prose.ts';
import { titleCase } from '../../english/topic/title-case.ts';
import type { Random } from '../../random.ts';
import type { Filling, Fillings } from './fillings.ts';
import { contentOf } from './score.ts';

export interface Filled {
  readonly title: string;
  readonly heads: readonly string[];
  readonly weight: number;
}

/** Combinations of two words that both identify the thing. */
const CLASHES =
  /\b(?:last|first|only|other|new|little|wrong|every|another|smallest) (?:last|first|only|other|new|little|small|old)\b|\b(?:my|our|your|a|an) (?:the|my|our)\b/i;

const SLOT = /\{([a-zA-Z]+)(\d?)\}/g;

const weighted = (options: readonly Filling[], random: Random): Filling => {
  const total = options.reduce((sum, { weight }) => sum + weight ** 1.4, 0);
  let left = random.next() * total;
  return options.find(({ weight }) => (left -= weight ** 1.4) <= 0) ?? options[0]!;
};

/** "Letters to the Letters": a slot repeats the form's own word. */
const isEcho = (words: string): boolean => {
  const stems = contentOf(words).map((word) => word.replace(/(?:[’']s|s)$/, ''));
  return new Set(stems).size < stems.length;
};

/** The form filled once, or undefined where it cannot be filled well. */
export const fill = (template: string, fillings: Fillings, random: Random): Filled | undefined => {
  const used: Filling[] = [];
  let failed = false;
  const raw = template.replace(SLOT, (_, name: string) => {
    const taken = new Set(used.flatMap(({ heads }) => heads));
    const free = (fillings[name] ?? []).filter(({ heads }) => heads.every((head) => !taken.has(head)));
    if (free.length === 0) {
      failed = true;
      return '';
    }
    const chosen = weighted(free, random);
    used.push(chosen);
    return chosen.words;
  });
  if (failed) return undefined;
  // A person and a thing are only combined where the visitor combined them.
  if (
    /\{name\}.*\{thing\}|\{thing\}.*\{name\}/.test(template) &&
    !used[0]!.sentences.some((at) => used[1]!.sentences.includes(at))
  )
    return undefined;
  if (CLASHES.test(raw) || isEcho(raw)) return undefined;
  const title = titleCase(
    raw
      .replace(/\bthe the /gi, 'the ')
      .replace(
        /\b(a|an) (?=[\p{L}\p{N}])(.*)/giu,
        (_, typed: string, rest: string) => `${/^A/.test(typed) ? article(rest).replace('a', 'A') : article(rest)} ${rest}`,
      ),
  );
  const heads = used.flatMap((part) => part.heads);
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    heads,
    weight: used.length ? used.reduce((sum, { weight }) => sum + weight, 0) / used.length : 1,
  };
};
