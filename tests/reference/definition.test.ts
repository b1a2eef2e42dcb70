/** `docs/definition.md`: up to date, complete, and made of pieces that stand in the definitions. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { definitionReference } from '../../src/build/reference/definitionReference.ts';

const kept = readFileSync('docs/definition.md', 'utf8');
const { text, gaps } = definitionReference(kept);

/** The part under this heading. */
const partOf = (heading: string): string => {
  const [, after = ''] = kept.split(`\n${heading}\n`);
  return after.split(/\n#{2,4} /)[0] ?? '';
};

it('says what the types and the definitions say; `npm run reference` writes it anew', () => expect(kept).toBe(text));

it('explains everything, and shows everything', () => expect(gaps).toEqual([]));

it('leads to headings that are there', () => {
  const anchors = [...kept.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
  const links = [...kept.matchAll(/\]\(#([^)]*)\)/g)].map(([, to]) => to);
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((to) => !anchors.includes(to!))).toEqual([]);
});

describe('a part', () => {
  it('has the words of its type, and of each of its keys', () => {
    expect(partOf('### Condition')).toContain('Something true of another field.');
    expect(partOf('#### Field `textarea`')).toContain(
      '| `receives?` | `true` | A text that another tool has written can be sent into it. |',
    );
  });
  it('says what a key takes, its bounds and what it is where it is left out', () => {
    expect(partOf('### ToolDefinition')).toContain('| `summary` | text; at least 10 characters, at most 90 characters |');
    expect(partOf('#### Field `textarea`')).toContain('| `rows?` | a whole number from 1; 3 unless said |');
  });
  it('says by what function it is written', () => {
    expect(partOf('#### Field `select`')).toContain('`select(label, options, rest?)`');
    expect(partOf('#### Shape `figure`')).toContain('- `score(about)`: A score out of ten.');
  });
});

it('shows pieces as they stand in the files that it names', () => {
  const pieces = [...kept.matchAll(/^\/\/ (\S+\.ts)\n(.*)$/gm)];
  expect(pieces.length).toBeGreaterThan(80);
  for (const [, file = '', line = ''] of pieces) expect(readFileSync(file, 'utf8'), file).toContain(line);
});

describe('what a page shows', () => {
  const shown =
    "// tools/company-bio-generator.ts\nemployees: text('Team size', { placeholder: '12, or 11-50', optional: true, half: true })";
  const pageWith = (piece: string): string => {
    expect(kept).toContain(shown);
    return kept.replace(shown, piece);
  };
  it('stays, as long as a definition says it', () => {
    const page = pageWith("// tools/prompt-generator.ts\ncategory: text('Category', { default: 'all', stopAt: 100 })");
    expect(definitionReference(page).text).toBe(page);
  });
  it('goes once no definition says it', () => {
    const page = definitionReference(pageWith("// tools/company-bio-generator.ts\nemployees: text('How many ghosts')"));
    expect(page.text).not.toContain('ghosts');
    expect(page.gaps).toEqual([]);
  });
});
