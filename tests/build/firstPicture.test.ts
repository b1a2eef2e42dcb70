/** What a built page has in it for its first picture, and in which order. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (page: string): string => readFileSync(`dist/client/${page}.html`, 'utf8');
const WATCH = '<script src="/watch.js"></script>';

it.each(['index', 'eulogy-generator', 'grammar-checker', 'prompt-generator', 'normaltobold-generator'])(
  '%s: styles in the page, and nothing but its heading before the script that it waits for',
  (page) => {
    const html = read(page);
    expect(html).toMatch(/<style>[^<]{10000,}<\/style>/);
    expect(html).not.toMatch(/<link rel="stylesheet"(?! disabled)/);
    const [before, behind, ...more] = html.split(WATCH);
    expect(more).toEqual([]);
    expect(before).toContain('</h1>');
    expect(before).not.toMatch(/<(?:form|textarea|input|footer)\b/);
    expect(behind).toMatch(/<(?:form|textarea|input)\b/);
    expect(behind).toContain('rel="later"');
    expect(before).not.toContain('rel="later"');
    expect(before).not.toContain('/icons.svg');
    expect(before).toContain('latin-wght-normal');
    expect(before).not.toMatch(/cyrillic|greek|vietnamese/);
    expect(behind).toMatch(/@font-face\{[^{}]*greek/);
  },
);

it('a page of words alone has that script in its head', () => {
  expect(read('privacy').split('</head>')[0]).toContain(WATCH);
});
