/** How a slip is made in a copy of the catalogue. */
import type { Catalogue } from '../../engine/definition/faults/catalogue.ts';
import { catalogue, faultsIn } from '../../src/build/faults.ts';

/** A definition with all its keys open to change. */
export type Open = Record<string, any>;
export interface OpenCatalogue {
  tools: Record<string, Open>;
  converters: Record<string, Open>;
  transforms: string[];
  writers: string[];
  beside: Record<string, string[]>;
  screens: string[];
}
/** Makes the slip. */
export type Slip = (open: OpenCatalogue) => unknown;

export const CTA = 'tools/cta-generator.ts';
export const RHYME = 'tools/rhyme-generator.ts';
export const GIG = 'tools/fiver-gig-generator.ts';
export const HASHTAG = 'tools/hashtag-generator.ts';
export const CASE = 'tools/capitalize-tool.ts';
export const HUMANIZER = 'tools/text-humanizer.ts';
export const BOLD = 'converters/normaltobold-generator.ts';
export const ZALGO = 'converters/zalgo-text-generator.ts';

export const inTool =
  (file: string, change: (tool: Open) => unknown): Slip =>
  ({ tools }) =>
    change(tools[file]!);
export const inConverter =
  (file: string, change: (converter: Open) => unknown): Slip =>
  ({ converters }) =>
    change(converters[file]!);
/** A new tool, made of another one. */
export const newTool =
  (slug: string, change: (tool: Open) => unknown = () => {}): Slip =>
  (open) => {
    const tool = structuredClone(open.tools[CTA]!);
    Object.assign(tool, { slug, name: `The ${slug}`, call: { ...tool['call'], post: `/api/${slug}/generate` } });
    open.tools[`tools/${slug}.ts`] = tool;
    open.writers.push(slug);
    change(tool);
  };

/** What is said of the catalogue once the slip was made. */
export const afterSlip = (slip: Slip): string[] => {
  const open = structuredClone(catalogue) as unknown as OpenCatalogue;
  slip(open);
  return faultsIn(open as unknown as Catalogue);
};

/** By chapter: the slip, how it is made, and the line that is said of it. */
export type Slips = Readonly<Record<string, readonly (readonly [slip: string, make: Slip, said: string])[]>>;
