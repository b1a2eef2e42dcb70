/** A text-style converter as data: one screen that restyles text in the browser, with no call to any server (spec 2). */
import type { About, Group } from './tool.ts';

/** One way to restyle. Transforms are bound by name, to files of `converters/transforms`. */
export interface ConverterStyle {
  readonly key: string;
  readonly label: string;
  readonly transform: string;
  /** The transform that gives the plain text back, where there is a way back. */
  readonly back?: string;
  /** Said when its result has been copied. */
  readonly copied: string;
}

export interface ConverterDefinition {
  /** The route, and the name of its file. @pattern ^[a-z][a-z0-9-]*$ */
  readonly slug: string;
  readonly name: string;
  /** One line: the card on the home page. @minLength 10 @maxLength 90 */
  readonly summary: string;
  /** The blurb under the title, and for search engines. @minLength 40 @maxLength 240 */
  readonly description: string;
  /** Its own effect on a letter or two: what the card shows in place of an icon. */
  readonly specimen: string;
  readonly group: Extract<Group, 'styles'>;
  /** Whether badge, title and blurb stand on the screen; without them the title is for screen readers alone. */
  readonly header: boolean;
  readonly styles: readonly [ConverterStyle, ...ConverterStyle[]];
  /** Choosing another style restyles the same text, or (where the styles are two directions) empties the screen. */
  readonly switching: 'restyles' | 'empties';
  /** Every style at once, each with its own copy button. */
  readonly showsAll?: true;
  /** How strong the effect is, in percent, and the words of the button that draws anew. */
  readonly intensity?: {
    readonly label: string;
    readonly min: number;
    readonly max: number;
    readonly default: number;
    readonly again: string;
  };
  /** A table to look things up in. */
  readonly reference?: { readonly title: string; readonly entries: readonly (readonly [string, string])[] };
  /** Texts that show the effect while nothing has been typed. @minItems 1 */
  readonly previews: readonly string[];
  /** Styled letters are other characters, which screen readers skip or spell out: say so. */
  readonly hindersReading: boolean;
  readonly about: About;
}

export const defineConverter = (converter: ConverterDefinition): ConverterDefinition => converter;

/** Every transform that a converter names. */
export const transformNames = ({ styles }: Pick<ConverterDefinition, 'styles'>): string[] => [
  ...new Set(styles.flatMap(({ transform, back }) => (back === undefined ? [transform] : [transform, back]))),
];

/** What every page of the catalogue says of itself. */
export type Described = Pick<ConverterDefinition, 'slug' | 'name' | 'description' | 'about'> & { readonly group: Group };
