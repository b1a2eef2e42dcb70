import { describe, expect, it } from 'vitest';
import type { AnyTool } from '../../engine/definition/index.ts';
import { asHtml, asMarkdown } from '../../engine/result/outline.ts';
import { wholeText } from '../../engine/result/wholeText.ts';
import { itemsTool, textTool } from './fixtures.ts';

const text = { text: 'For *Ruth* & <us>\nwho stayed\n\n1. She laughed' };
const items = { items: [{ text: 'One # two' }, { text: 'Three' }], related: [] };
/** The same items, with more in each card. */
const showing = (more: object): AnyTool => ({
  ...itemsTool,
  result: [{ block: 'cards', of: 'items', layout: 'rows', text: 'text', empty: 'None.', ...more }] as AnyTool['result'],
});
const noted = { items: [{ text: 'One\n\n \nmore', note: 'Why' }, { text: 'Two' }] };

describe('as Markdown', () => {
  it('a text keeps its paragraphs and lines, and its signs stay signs', () => {
    expect(asMarkdown(textTool, text)).toBe(
      `# ${textTool.name}\n\nFor \\*Ruth\\* & \\<us\\>  \nwho stayed\n\n1\\. She laughed\n`,
    );
  });
  it('a list is numbered', () => {
    expect(asMarkdown(itemsTool, items)).toBe(`# ${itemsTool.name}\n\n1. One \\# two\n\n2. Three\n`);
  });
  it.each([
    ['- one', '\\- one'],
    ['+ one', '\\+ one'],
    ['  - one', '  \\- one'],
    ['12) one', '12\\) one'],
    ['one - two', 'one - two'],
    ['-one', '-one'],
    ['in 1999. Then', 'in 1999. Then'],
  ])('a line is no list: %s', (line, plain) =>
    expect(asMarkdown(textTool, { text: line })).toBe(`# ${textTool.name}\n\n${plain}\n`),
  );
  it('paragraphs are told apart by what is blank, however much of it', () =>
    expect(asMarkdown(textTool, { text: '\n\none\n \t\ntwo\n\n\n\n  \nthree\n' })).toBe(
      `# ${textTool.name}\n\none\n\ntwo\n\nthree\n`,
    ));
  it('an item has below it, as far in as its words, what belongs to it', () =>
    expect(asMarkdown(showing({ body: 'note' }), noted)).toBe(`# ${itemsTool.name}\n\n1. One\n\n   more\n\n   Why\n\n2. Two\n`));
  it('so has an item whose number is longer', () => {
    const ten = { items: Array.from({ length: 10 }, () => ({ text: 'One', note: 'Why' })) };
    expect(asMarkdown(showing({ body: 'note' }), ten)).toMatch(/\n9\. One\n\n {3}Why\n\n10\. One\n\n {4}Why\n$/);
  });
});

describe('as HTML', () => {
  it('a text has paragraphs, and nothing in it is markup', () => {
    expect(asHtml(textTool, text)).toBe('<p>For *Ruth* &amp; &lt;us&gt;<br>who stayed</p><p>1. She laughed</p>');
  });
  it('a list is one', () => {
    expect(asHtml(itemsTool, items)).toBe('<ol><li>One # two</li><li>Three</li></ol>');
  });
  it('a quotation mark is no end of anything', () => expect(asHtml(textTool, { text: '"Hum"' })).toBe('<p>&quot;Hum&quot;</p>'));
  it('a list without items is none', () => expect(asHtml(itemsTool, { items: [] })).toBe(''));
  it('an item has what its card copies, its words and its body where it does not say', () => {
    expect(asHtml(showing({ body: 'note' }), noted)).toBe('<ol><li>One<br>more<br>Why</li><li>Two</li></ol>');
    expect(asHtml(showing({ body: 'note', copies: ['note'] }), noted)).toBe('<ol><li>Why</li><li></li></ol>');
    expect(asHtml(showing({}), noted)).toBe('<ol><li>One<br>more</li><li>Two</li></ol>');
  });
});

describe('the whole text', () => {
  const copied = { done: 'Copied', failed: 'Not copied', text: { of: 'items', lines: ['text'], between: ', ' } };
  const copying = { ...itemsTool, copy: { ...itemsTool.copy, all: copied } } as AnyTool;
  const reply = { items: [{ text: 'One', note: 'Why' }, { text: 'Two' }], related: ['Bees'] };

  it('is what the tool copies', () => expect(wholeText(copying, reply)).toBe('One, Two'));
  it('is every text of its main part where it copies nothing, or there is nothing to copy', () => {
    expect(wholeText(itemsTool, reply)).toBe('One\nWhy\nTwo');
    expect(wholeText(copying, { items: [{ note: 'Why' }] })).toBe('Why');
  });
  it('is every text of the reply where the main part is missing', () =>
    expect(wholeText(itemsTool, { related: ['Bees', 'Wasps'] })).toBe('Bees\nWasps'));
});
