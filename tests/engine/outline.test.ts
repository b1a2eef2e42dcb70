import { describe, expect, it } from 'vitest';
import { asHtml, asMarkdown } from '../../engine/result/outline.ts';
import { itemsTool, textTool } from './fixtures.ts';

const text = { text: 'For *Ruth* & <us>\nwho stayed\n\n1. She laughed' };
const items = { items: [{ text: 'One # two' }, { text: 'Three' }], related: [] };

describe('as Markdown', () => {
  it('a text keeps its paragraphs and lines, and its signs stay signs', () => {
    expect(asMarkdown(textTool, text)).toBe(
      `# ${textTool.name}\n\nFor \\*Ruth\\* & \\<us\\>  \nwho stayed\n\n1\\. She laughed\n`,
    );
  });
  it('a list is numbered', () => {
    expect(asMarkdown(itemsTool, items)).toBe(`# ${itemsTool.name}\n\n1. One \\# two\n\n2. Three\n`);
  });
});

describe('as HTML', () => {
  it('a text has paragraphs, and nothing in it is markup', () => {
    expect(asHtml(textTool, text)).toBe('<p>For *Ruth* &amp; &lt;us&gt;<br>who stayed</p><p>1. She laughed</p>');
  });
  it('a list is one', () => {
    expect(asHtml(itemsTool, items)).toBe('<ol><li>One # two</li><li>Three</li></ol>');
  });
});
