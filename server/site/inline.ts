/** What a page holds of scripts and styles in itself, as the policy of a page names it: by the hash of its text. */
import { createHash } from 'node:crypto';

export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const STYLE = /<style\b[^<>]*>(.*?)<\/style>/gs;
/** One without attributes: what has a source is allowed by its address, and data is never run. */
const SCRIPT = /<script>(.*?)<\/script>/gs;

const hashes = (html: string, element: RegExp): readonly string[] =>
  Array.from(html.matchAll(element), ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`);

/** Of a page that the build wrote (src/build/prerender.mjs): it holds nothing that a visitor or a writer gave. */
export const inlineOf = (html: string): Inline => ({ scripts: hashes(html, SCRIPT), styles: hashes(html, STYLE) });
