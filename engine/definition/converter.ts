/** A text-style converter as data: one screen that restyles text in the browser, with no call to any server (spec 2). */
import type { About, Group } from './tool.ts';

/** One text style. Its transforms are files of `converters/transforms`, by name. */
export interface ConverterStyle {
  /** Its name in the address and in what is kept. */
  readonly key: string;
  /** Its name on the button that chooses it. */
  readonly label: string;
  /** The transform that makes it. */
  readonly transform: string;
  /** The transform that turns it back into plain text, if there is one. */
  readonly back?: string;
  /** Shown when its result has been copied. */
  readonly copied: string;
}

/** A page that restyles what is typed, in the browser. */
export interface ConverterDefinition {
  /** The route, and the name of its file. @pattern ^[a-z][a-z0-9-]*$ */
  readonly slug: string;
  /** Its heading, and the name on its card. */
  readonly name: string;
  /** One line: the card on the home page. @minLength 10 @maxLength 90 */
  readonly summary: string;
  /** Other people's words for it, in small letters: found by the search, never shown. @minItems 2 @uniqueItems */
  readonly alsoCalled?: readonly string[];
  /** The blurb under the title, and for search engines. @minLength 40 @maxLength 240 */
  readonly description: string;
  /** One or two letters in its style: shown on the card in place of an icon. */
  readonly specimen: string;
  /** Where on the home page its card stands. */
  readonly group: Extract<Group, 'styles'>;
  /** Whether badge, title and description are visible; otherwise the title is for screen readers only. */
  readonly header: boolean;
  /** Its styles; the first is chosen at first. */
  readonly styles: readonly [ConverterStyle, ...ConverterStyle[]];
  /** What choosing another style does: restyles the same text, or empties the screen, where the styles are two directions. */
  readonly switching: 'restyles' | 'empties';
  /** How strong the effect is, in percent, and the label of the button that draws again at random. */
  readonly intensity?: {
    readonly label: string;
    readonly min: number;
    readonly max: number;
    readonly default: number;
    readonly again: string;
  };
  /** A table for reference. */
  readonly reference?: { readonly title: string; readonly entries: readonly (readonly [string, string])[] };
  /** Texts that show the effect while nothing has been typed. @minItems 1 */
  readonly previews: readonly string[];
  /** Whether its letters are other characters, which screen readers skip or spell out: the page says so. */
  readonly hindersReading: boolean;
  /** The words below it. */
  readonly about: About;
}

export const defineConverter = (converter: ConverterDefinition): ConverterDefinition => converter;

/** Every transform that a converter names. */
export const transformNames = ({ styles }: Pick<ConverterDefinition, 'styles'>): string[] => [
  ...new Set(styles.flatMap(({ transform, back }) => (back === undefined ? [transform] : [transform, back]))),
];

/** What tools and converters have in common: what their page says about itself. */
export type Described = Pick<ConverterDefinition, 'slug' | 'name' | 'description' | 'about'> & { readonly group: Group };
