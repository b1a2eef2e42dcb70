import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { downloadText } from '../../engine/copy/download.ts';

interface Offered {
  readonly file: string;
  readonly address: string;
}

const blobs = new Map<string, Blob>();
const offered: Offered[] = [];
const revoked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  blobs.clear();
  offered.length = revoked.length = 0;
  Object.assign(URL, {
    createObjectURL(blob: Blob): string {
      const address = `blob:${blobs.size}`;
      blobs.set(address, blob);
      return address;
    },
    revokeObjectURL: (address: string) => void revoked.push(address),
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    // Firefox takes a click only on a link that is on the page.
    if (this.isConnected) offered.push({ file: this.download, address: this.href });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(blob, 'utf-8');
  });

it.each([
  ['book-titles.txt', 'One\nTwo'],
  ['eulogy.txt', '“Café” 👩‍👩‍👧‍👦\n\nДо свидания'],
  ['quotes.txt', ''],
])('offers %s with the text in it', async (file, text) => {
  const page = document.body.innerHTML;
  downloadText(file, text);
  expect(offered).toEqual([{ file, address: 'blob:0' }]);
  const blob = blobs.get('blob:0')!;
  expect(blob.type).toMatch(/^text\/plain\b.*utf-8/);
  expect(await textOf(blob)).toBe(text);
  expect(document.body.innerHTML).toBe(page);
});

it('gives the memory back, but only after the browser has taken the file', () => {
  downloadText('hooks.txt', 'x');
  vi.advanceTimersByTime(500);
  expect(revoked).toEqual([]);
  vi.runAllTimers();
  expect(revoked).toEqual(['blob:0']);
});

it('offers every file by itself', () => {
  downloadText('a.txt', 'a');
  downloadText('b.txt', 'b');
  expect(offered.map(({ file }) => file)).toEqual(['a.txt', 'b.txt']);
  expect(new Set(offered.map(({ address }) => address)).size).toBe(2);
});
