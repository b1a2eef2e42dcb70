/** What a built page has in it for its first picture, and in which order; and which of its styles such a picture needs. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firstStyles } from '../../src/build/firstStyles.mjs';

const read = (page: string): string => readFileSync(`dist/client/${page}.html`, 'utf8');
const WATCH = '<script src="/watch.js"></script>';

it.each(['index', 'eulogy-generator', 'grammar-checker', 'prompt-generator', 'normaltobold-generator'])(
  '%s: styles in the page, and nothing but its heading before the script that it waits for',
  (page) => {
    const html = read(page);
    const [first, all] = Array.from(html.matchAll(/<style>([^<]*)<\/style>/g), ([, styles]) => styles!);
    expect(all!.length).toBeGreaterThan(2 * first!.length);
    // Where scripts run, all of them move into the head, where no change of page can lose them; where none runs they stay.
    expect(html).toContain(
      `<style>${all}</style><script>document.head.append(document.currentScript.previousElementSibling)</script>`,
    );
    expect(html).not.toMatch(/<link rel="stylesheet"(?! disabled)/);
    const [before, behind, ...more] = html.split(WATCH);
    expect(more).toEqual([]);
    expect(before).toContain('</h1>');
    expect(before).not.toMatch(/<(?:form|textarea|input|footer)\b/);
    expect(behind).toMatch(/<(?:form|textarea|input)\b/);
    // No script of the app is asked for before the picture is painted.
    expect(html.match(/<script\b[^<>]*(?:src|type="module")[^<>]*>/g)).toEqual(['<script src="/watch.js">']);
    expect(html).not.toContain('rel="modulepreload"');
    expect(behind).toContain('rel="later"');
    expect(before).not.toContain('rel="later"');
    expect(before).toContain(`<style>${first}</style>`);
    expect(behind!.indexOf('<style>')).toBeLessThan(behind!.search(/<(?:form|textarea|input)\b/));
    expect(before).not.toContain('/icons.svg');
    // An SVG that is hidden by itself would take room all the same.
    expect(before).toContain('<div hidden><svg><symbol id="icon-');
    // Faces come at once only where no script runs; else the early script behind them says when, and none is asked for before that.
    const [inert, early] = before!.slice(before!.indexOf('<style media="(scripting: none)">')).split('</style>');
    expect(inert).toContain('latin-wght-normal');
    expect(early).toMatch(/^<script>function dress\(/);
    expect(before!.replace(inert!, '')).not.toContain('.woff2');
    expect(before).not.toMatch(/cyrillic|greek|vietnamese/);
    expect(behind).not.toContain('latin-wght-normal');
    expect(behind).toMatch(/@font-face\{[^{}]*greek/);
  },
);

it('a page of words alone has that script in its head', () => {
  expect(read('privacy').split('</head>')[0]).toContain(WATCH);
});

const PICTURE =
  '<body><div id="root"><header class="top wide"><a href="/" aria-label="All">A</a></header><svg><linearGradient></linearGradient></svg><h1>Name</h1>';
it.each([
  ['h1{color:red}', true],
  ['.top{color:red}', true],
  ['form,h1{color:red}', true],
  ['.top>a{color:red}', true],
  ['#root{color:red}', true],
  ['a[aria-label]{color:red}', true],
  ['a:not(.missing){color:red}', true],
  [':is(form,h1){color:red}', true],
  ['.top::before{color:red}', true],
  [':root{--ink:red}', true],
  ['a:disabled{color:red}', true],
  ['linearGradient{color:red}', true],
  ['@media (width>=64rem){h1{color:red}}', true],
  ['@layer reset{*{margin:0}}', true],
  ['form{color:red}', false],
  ['.top form{color:red}', false],
  ['.missing{color:red}', false],
  ['a[aria-current]{color:red}', false],
  [':is(form,.missing) a{color:red}', false],
  ['a:hover{color:red}', false],
  ['@media (width>=64rem){form{color:red}}', false],
  ['@keyframes turn{to{rotate:1turn}}', false],
])('%s: needed for a heading in a header? %s', (styles, isNeeded) => {
  expect(firstStyles(styles, PICTURE)).toEqual(isNeeded ? expect.stringMatching(/red|margin/) : '');
});
