/** Stand-ins for what a page uses of the visitor's device: the clipboard and downloads. */
import { vi } from 'vitest';

/**
 * `works`: the asynchronous clipboard; `the older way`: only the older copy method; `blocked`: neither.
 * Gives the list of what has been copied.
 */
export const useClipboard = (state: 'works' | 'the older way' | 'blocked'): readonly string[] => {
  const copied: string[] = [];
  const writeText = async (text: string): Promise<void> => {
    if (state !== 'works') throw new DOMException('Write permission denied.', 'NotAllowedError');
    copied.push(text);
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const execCommand = (command: string): boolean => {
    if (command !== 'copy' || state !== 'the older way') return false;
    // The browser copies what is selected: here, the text box that is selected from end to end.
    const selected = [...document.querySelectorAll('textarea')].find(
      ({ value, selectionStart, selectionEnd }) => value !== '' && selectionStart === 0 && selectionEnd === value.length,
    );
    if (selected) copied.push(selected.value);
    return selected !== undefined;
  };
  Object.defineProperty(document, 'execCommand', { configurable: true, value: execCommand });
  return copied;
};

export interface Downloaded {
  readonly file: string;
  readonly text: string;
}

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(blob);
  });

/** Gives the files that the visitor has been handed so far. */
export const watchDownloads = (): (() => Promise<readonly Downloaded[]>) => {
  const blobs = new Map<string, Blob>();
  const clicked: { readonly file: string; readonly blob: Blob }[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob): string {
        const address = `blob:${blobs.size}`;
        blobs.set(address, blob);
        return address;
      }
      static override revokeObjectURL(): void {}
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.getAttribute('href') ?? '');
    if (blob) clicked.push({ file: this.download, blob });
  });
  return () => Promise.all(clicked.map(async ({ file, blob }) => ({ file, text: await textOf(blob) })));
};
