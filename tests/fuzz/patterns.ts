/** Every regular expression of the product: those written in its files, and those put together when its modules load. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse } from 'scslre';
import { parseSync } from 'vite';

export interface Found {
  readonly file: string;
  readonly pattern: RegExp;
}

const root = path.resolve(import.meta.dirname, '../..');

/** The literals anywhere in a tree of syntax. */
function* literalsIn(node: unknown): Generator<RegExp> {
  if (Array.isArray(node)) for (const each of node) yield* literalsIn(each);
  else if (typeof node === 'object' && node !== null) {
    const { type, value } = node as { readonly type?: unknown; readonly value?: unknown };
    if (type === 'Literal' && value instanceof RegExp) yield value;
    else for (const each of Object.values(node)) yield* literalsIn(each);
  }
}

/** The literals of a file, named from the root of the repository. */
export const written = (file: string): Found[] => {
  const { program } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
  return Array.from(literalsIn(program), (pattern) => ({ file, pattern }));
};

/** The line of a stack that says who called. */
const CALLER = 2;

/** What our modules make of `RegExp` while they are loaded. */
export const composed = async (load: () => Promise<unknown>): Promise<Found[]> => {
  const found: Found[] = [];
  const Plain = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Plain, {
    construct(target, given: [string, string?]) {
      const pattern = new target(...given);
      const caller = new Error().stack?.split('\n')[CALLER] ?? '';
      const at = caller.indexOf(`${root}/`);
      const file = caller.slice(at + root.length + 1).split(/[?:]/)[0]!;
      if (at >= 0 && !file.startsWith('node_modules')) found.push({ file, pattern });
      return pattern;
    },
  });
  try {
    await load();
  } finally {
    globalThis.RegExp = Plain;
  }
  return found;
};

/**
 * Whether a text can be made on which the pattern takes more than its length: by going back into what it has read, or by
 * reading the same stretch again from each of its places.
 * @throws where the checker cannot read the pattern.
 */
export const isDangerous = ({ source, flags }: RegExp): boolean =>
  analyse({ source, flags }, { assumeRejectingSuffix: false }).reports.length > 0;
