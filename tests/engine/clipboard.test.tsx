/** The asynchronous clipboard first, then the older way, then the failure words (DESIGN, section 5). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyFormatted, copyText } from '../../engine/copy/clipboard.ts';

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

describe('a text with formatting', () => {
  const [html, text] = ['<p>Two <b>jars</b></p>', 'Two jars'];
  class Item {
    constructor(readonly forms: Readonly<Record<string, Blob>>) {}
  }
  beforeEach(() => vi.stubGlobal('ClipboardItem', Item));
  afterEach(() => vi.unstubAllGlobals());

  it('is copied as both, each said to be what it is', async () => {
    const write = vi.fn<(items: readonly Item[]) => Promise<void>>(async () => {});
    give(navigator, 'clipboard', { write });
    expect(await copyFormatted(html, text)).toBe(true);
    const [items] = write.mock.calls[0]!;
    expect(items).toHaveLength(1);
    const forms = Object.entries(items[0]!.forms).map(async ([type, blob]) => [type, blob.type, await blob.text()]);
    expect(await Promise.all(forms)).toEqual([
      ['text/html', 'text/html', html],
      ['text/plain', 'text/plain', text],
    ]);
  });

  it('is copied plain where that is not possible', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
    give(navigator, 'clipboard', { write: blocked, writeText });
    expect(await copyFormatted(html, text)).toBe(true);
    expect(writeText.mock.calls).toEqual([[text]]);
  });

  it('says that it failed where nothing is possible', async () => {
    expect(await copyFormatted(html, text)).toBe(false);
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
    return box instanceof HTMLTextAreaElement && box.matches('.offscreen[aria-hidden="true"]:read-only')
      ? box.value.slice(box.selectionStart, box.selectionEnd)
      : 'nothing';
  };

  it.each(TEXTS)('copies %j the older way, and leaves the page as it was', async (text) => {
    give(navigator, 'clipboard', clipboard);
    const copied: string[] = [];
    give(document, 'execCommand', (command: string) => {
      if (command === 'copy') copied.push(selected());
      return true;
    });
    const here = document.getElementById('here')!;
    here.focus();
    const focus = vi.spyOn(here, 'focus');
    const page = document.body.innerHTML;
    expect(await copyText(text)).toBe(true);
    expect(copied).toEqual([text]);
    expect(document.body.innerHTML).toBe(page);
    expect(document.activeElement).toBe(here);
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
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
