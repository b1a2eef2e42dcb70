/** The asynchronous clipboard first, then the older way, then the failure words (DESIGN, section 5). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyText } from '../../engine/copy/clipboard.ts';

const TEXTS = ['honey', 'two\nlines\n\nof text', '  spaces  ', '👩‍👩‍👧‍👦 café', '<b>&amp;</b>', ''];

const give = (holder: object, name: string, value: unknown): void => {
  Object.defineProperty(holder, name, { configurable: true, value });
};
const blocked = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));

beforeEach(() => {
  // As in a browser, where selecting the text of a box moves the focus into it.
  const { select } = HTMLTextAreaElement.prototype;
  vi.spyOn(HTMLTextAreaElement.prototype, 'select').mockImplementation(function (this: HTMLTextAreaElement) {
    select.call(this);
    this.focus();
  });
  document.body.innerHTML = '<input id="here" value="typed">';
});
afterEach(() => {
  vi.restoreAllMocks();
  give(navigator, 'clipboard', undefined);
  give(document, 'execCommand', undefined);
});

describe('where the clipboard works', () => {
  it.each(TEXTS)('copies %j exactly, and touches nothing else', async (text) => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
    const execCommand = vi.fn<(command: string) => boolean>(() => true);
    give(navigator, 'clipboard', { writeText });
    give(document, 'execCommand', execCommand);
    expect(await copyText(text)).toBe(true);
    expect(writeText.mock.calls).toEqual([[text]]);
    expect(execCommand).not.toHaveBeenCalled();
  });
});

describe.each([
  ['is blocked', { writeText: blocked }],
  [
    'throws',
    {
      writeText: () => {
        throw new TypeError('no');
      },
    },
  ],
  ['is not there', undefined],
  ['is an empty thing', {}],
])('where the clipboard %s', (_, clipboard) => {
  /** What the browser would copy: the selected text of the focused box. */
  const selected = (): string => {
    const box = document.activeElement;
    return box instanceof HTMLTextAreaElement ? box.value.slice(box.selectionStart, box.selectionEnd) : 'nothing';
  };

  it.each(TEXTS)('copies %j the older way, and leaves the page as it was', async (text) => {
    give(navigator, 'clipboard', clipboard);
    const copied: string[] = [];
    give(document, 'execCommand', (command: string) => {
      if (command === 'copy') copied.push(selected());
      return true;
    });
    document.getElementById('here')!.focus();
    const page = document.body.innerHTML;
    expect(await copyText(text)).toBe(true);
    expect(copied).toEqual([text]);
    expect(document.body.innerHTML).toBe(page);
    expect(document.activeElement?.id).toBe('here');
  });

  it.each<[string, (() => boolean) | undefined]>([
    ['says no', () => false],
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
    ['is not there', undefined],
  ])('says that it failed where the older way %s', async (_older, execCommand) => {
    give(navigator, 'clipboard', clipboard);
    give(document, 'execCommand', execCommand);
    const page = document.body.innerHTML;
    expect(await copyText('honey')).toBe(false);
    expect(document.body.innerHTML).toBe(page);
  });
});
