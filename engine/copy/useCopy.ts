import { useCallback, useEffect, useRef, useState } from 'react';
import { copyText } from './clipboard.ts';
import type { AnyTool, CopyWords } from '../definition/index.ts';
import { tell } from '../notices/notices.ts';

/** How long a confirmation lasts (spec 1, section 4). */
export const CONFIRMED_FOR_MS = 2_000;

export interface Copier {
  /** What was copied last, until its confirmation ends. */
  readonly copied: string | undefined;
  /** Words to say beside what was copied, where the tool does not say them by an alert. */
  readonly said: { readonly id: string; readonly words: string; readonly kind: 'done' | 'problem' } | undefined;
  /** Copies, and tells how it went through the tool's channels. `id` names what was copied on this page. */
  readonly copy: (id: string, text: string, words: CopyWords) => void;
  /** Takes back what was said. */
  readonly hush: () => void;
}

export const useCopy = (tool: AnyTool): Copier => {
  const [copied, setCopied] = useState<string>();
  const [said, setSaid] = useState<Copier['said']>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hush = useCallback(() => {
    clearTimeout(timer.current);
    setCopied(undefined);
    setSaid(undefined);
  }, []);

  const copy = useCallback(
    (id: string, text: string, words: CopyWords) => {
      void copyText(text).then((worked) => {
        clearTimeout(timer.current);
        setCopied(worked ? id : undefined);
        const kind = worked ? 'done' : 'problem';
        const channel = worked ? tool.copy.channel : tool.copy.failedChannel;
        if (channel === 'alert') tell(tool.slug, worked ? words.done : words.failed, kind);
        setSaid(channel === 'inline' ? { id, words: worked ? words.done : words.failed, kind } : undefined);
        // What went wrong stays until the visitor does something else.
        if (worked) timer.current = setTimeout(hush, CONFIRMED_FOR_MS);
      });
    },
    [tool, hush],
  );
  return { copied, said, copy, hush };
};
