/** What the specification says of each converter screen, and what the Unicode charts say of its letters. */

/** Texts are given by their code points, so that nobody has to trust a font. */
export const points = (...codes: number[]): string => String.fromCodePoint(...codes);

export interface ConverterTable {
  readonly slug: string;
  readonly title: string;
  /** The strikethrough screen has no title header. */
  readonly header: boolean;
  readonly typed: string;
  readonly shown: string;
  readonly copied: string;
}

const marked = (text: string, mark: number): string =>
  Array.from(text)
    .map((letter) => (letter === ' ' ? letter : letter + points(mark)))
    .join('');

export const CONVERTERS: readonly ConverterTable[] = [
  {
    slug: 'strikethrough-generator',
    title: 'Strikethrough Text Generator',
    header: false,
    typed: 'Old price',
    shown: marked('Old price', 0x0336),
    copied: 'Strikethrough text copied to clipboard!',
  },
  {
    slug: 'italictext-generator',
    title: 'Normal-To-Italic Text Converter',
    header: true,
    typed: 'Ah 1',
    shown: `${points(0x1d434, 0x210e)} 1`,
    copied: 'Italic text copied to clipboard!',
  },
  {
    slug: 'normaltobold-generator',
    title: 'Normal-To-Bold Text Converter',
    header: true,
    typed: 'Az 19',
    shown: `${points(0x1d400, 0x1d433)} ${points(0x1d7cf, 0x1d7d7)}`,
    copied: 'Bold text copied to clipboard!',
  },
  {
    slug: 'normaltounderline-generator',
    title: 'Normal-To-Underline Text Converter',
    header: true,
    typed: 'due now',
    shown: marked('due now', 0x0332),
    copied: 'Underlined text copied to clipboard!',
  },
  {
    slug: 'bubble-text-generator',
    title: 'Bubble Text Generator',
    header: true,
    typed: 'Ab 09',
    shown: `${points(0x24b6, 0x24d1)} ${points(0x24ea, 0x2468)}`,
    copied: 'Bubble text copied to clipboard!',
  },
  {
    slug: 'small-caps-text-generator',
    title: 'Small Caps Text Generator',
    header: true,
    typed: 'Abs Qx',
    shown: `${points(0x1d00, 0x0299, 0xa731)} Qx`,
    copied: 'Small caps text copied to clipboard!',
  },
  {
    slug: 'ups-down-text-generator',
    title: 'Upside Down Text Generator',
    header: true,
    typed: 'you!',
    shown: points(0x00a1, 0x6e, 0x6f, 0x028e),
    copied: 'Upside down text copied to clipboard!',
  },
  {
    slug: 'mirror-text-generator',
    title: 'Mirror Text Generator',
    header: true,
    typed: 'live 👍🏽 on',
    shown: 'no 👍🏽 evil',
    copied: 'Mirror text copied to clipboard!',
  },
  {
    slug: 'fancy-text-generator',
    title: 'Fancy Text Generator',
    header: true,
    typed: 'Ae 7',
    shown: `${points(0x1d49c, 0x212f)} 7`,
    copied: 'Fancy text copied to clipboard!',
  },
  {
    slug: 'morse-code-text-generator',
    title: 'Morse Code Text Generator',
    header: true,
    typed: 'SOS now',
    shown: '... --- ... / -. --- .--',
    copied: 'Morse code copied to clipboard!',
  },
];

/** The zalgo screen draws by chance: its bounds are tested with the transform, its words here. */
export const ZALGO = {
  slug: 'zalgo-text-generator',
  title: 'Zalgo/Glitch Text Generator',
  copied: 'Zalgo text copied to clipboard!',
  regenerate: 'Regenerate Glitch Effect',
  slider: { min: 10, max: 100, default: 50 },
} as const;

/** Spec 2, entities: digits only in monospace, double and wide; squared letters only. */
export const FANCY: readonly { readonly label: string; readonly of: string; readonly shown: string }[] = [
  { label: 'Script/Cursive', of: 'A1', shown: `${points(0x1d49c)}1` },
  { label: 'Gothic/Fraktur', of: 'A1', shown: `${points(0x1d504)}1` },
  { label: 'Monospace', of: 'A1', shown: points(0x1d670, 0x1d7f7) },
  { label: 'Double-Struck', of: 'A1', shown: points(0x1d538, 0x1d7d9) },
  { label: 'Wide Text', of: 'A1', shown: points(0xff21, 0xff11) },
  { label: 'Squared', of: 'A1', shown: `${points(0x1f130)}1` },
];
