// The files of a new text style, from its name and the mark it sets on each letter.
import { literal, text } from './code.mjs';
import { styleFiller } from './filler.mjs';

/** "double-dot-text-generator" is made by the transform "doubleDotText". */
export const transformOf = (slug) => slug.replace(/-generator$/, '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The transform that takes the mark off again: "undoubleDotText". */
const backOf = (slug) => `un${transformOf(slug)}`;

const point = (mark) => `\\u{${mark.toString(16)}}`;

const definition = ({ slug, title, related }) => {
  const filler = styleFiller(title);
  return `import { STEPS, WHY_IT_WORKS } from '../choices/textStyles.ts';
import { defineConverter } from '../engine/definition/index.ts';

export default defineConverter({
  slug: ${text(slug)},
  name: ${text(title)},
  summary: ${text(filler.summary)},
  alsoCalled: ${literal([title.toLowerCase(), filler['names people search for'], `${title.toLowerCase()} letters`])},
  description: ${text(filler.description)},
  specimen: 'Aa',
  group: 'styles',
  header: true,
  styles: [{ key: ${text(transformOf(slug))}, label: 'Marked', transform: ${text(transformOf(slug))}, back: ${text(backOf(slug))}, copied: 'Text copied to clipboard!' }],
  switching: 'restyles',
  previews: ['Open on Sunday', 'Read this first', '3 days left'],
  hindersReading: true,
  about: { what: [], steps: STEPS, questions: [
      WHY_IT_WORKS,
      { question: 'Can I get my plain text back?', answer: 'Yes. Tick “Back to plain text” and paste the marked text.' },
    ], related: ${literal(related)} },
});
`;
};

const transform = ({ slug, mark }) => `import { marked } from '../text/marks.ts';

/** Sets this mark on every letter. */
export const ${transformOf(slug)} = (text: string): string => marked(text, 0x${mark.toString(16)});
`;

const back = ({ slug, mark }) => `import { unmarked } from '../text/marks.ts';

/** Takes the mark off again. */
export const ${backOf(slug)} = (text: string): string => unmarked(text, (unit) => unit === 0x${mark.toString(16)});
`;

const test = ({ slug, mark }) => `import { expect, it } from 'vitest';
import { ${transformOf(slug)} } from '../../converters/transforms/${transformOf(slug)}.ts';
import { ${backOf(slug)} } from '../../converters/transforms/${backOf(slug)}.ts';

it('sets its mark on every letter, and leaves spaces alone', () => {
  expect(${transformOf(slug)}('Hi me')).toBe('H${point(mark)}i${point(mark)} m${point(mark)}e${point(mark)}');
});

it('takes it off again', () => {
  expect(${backOf(slug)}(${transformOf(slug)}('Hi me'))).toBe('Hi me');
});
`;

/** What its screen promises, as a row of \`tests/converters/table.ts\`. */
export const rowOf = ({ slug, title, mark }) => `  {
    slug: ${text(slug)},
    title: ${text(title)},
    header: true,
    typed: 'Hi me',
    shown: marked('Hi me', 0x${mark.toString(16)}),
    copied: 'Text copied to clipboard!',
  },
`;

/** Each file of the style by its path. */
export const converterFiles = (style) => ({
  [`converters/${style.slug}.ts`]: definition(style),
  [`converters/transforms/${transformOf(style.slug)}.ts`]: transform(style),
  [`converters/transforms/${backOf(style.slug)}.ts`]: back(style),
  [`tests/converters/${transformOf(style.slug)}.test.ts`]: test(style),
});
