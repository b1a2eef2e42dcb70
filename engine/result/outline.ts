/** A result as a text with structure, for other programs: Markdown in a file, HTML on the clipboard. */
import type { AnyTool } from '../definition/index.ts';
import type { Data } from '../call/reply.ts';
import { itemAsText } from './asText.ts';
import { itemsOf } from './parts.ts';
import { wholeText } from './wholeText.ts';

/** Items of a list, each a line and what belongs to it; or the paragraphs of a text, each with its lines. */
interface Outline {
  readonly numbered: boolean;
  readonly parts: readonly (readonly string[])[];
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

const outlineOf = (tool: AnyTool, data: Data): Outline => {
  const cards = tool.result.find((block) => block.block === 'cards');
  const items = cards ? itemsOf(data, cards.of) : [];
  if (!cards || items.length === 0)
    return {
      numbered: false,
      parts: wholeText(tool, data)
        .split(/\n\s*\n/)
        .map(linesOf)
        .filter((lines) => lines.length > 0),
    };
  const keys = cards.copies ?? [cards.text, ...(cards.body === undefined ? [] : [cards.body])];
  return { numbered: true, parts: items.map((item) => linesOf(itemAsText(keys, item))) };
};

/** What would be read as a sign of Markdown keeps its plain meaning (CommonMark 0.31, section 2.4). */
const plain = (line: string): string =>
  line
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/^(\s*)([-+]|\d+[.)])(?=\s)/, (_, space: string, sign: string) => `${space}${sign.slice(0, -1)}\\${sign.slice(-1)}`);

export const asMarkdown = (tool: AnyTool, data: Data): string => {
  const { numbered, parts } = outlineOf(tool, data);
  const blocks = numbered
    ? parts.map((lines, at) => {
        const number = `${at + 1}. `;
        // What belongs to an item stands as far in as its words (section 5.2).
        return `${number}${lines.map(plain).join(`\n\n${' '.repeat(number.length)}`)}`;
      })
    : parts.map((lines) => lines.map(plain).join('  \n'));
  return `# ${plain(tool.name)}\n\n${blocks.join('\n\n')}\n`;
};

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (line: string): string => line.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

export const asHtml = (tool: AnyTool, data: Data): string => {
  const { numbered, parts } = outlineOf(tool, data);
  const inside = parts.map((lines) => lines.map(escaped).join('<br>'));
  return numbered
    ? `<ol>${inside.map((words) => `<li>${words}</li>`).join('')}</ol>`
    : inside.map((words) => `<p>${words}</p>`).join('');
};
