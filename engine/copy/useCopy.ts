import { useCallback, useEffect, useRef, useState } from 'react';
import { copyText } from './clipboard.ts';
import type { AnyTool, CopyWords } from '../definition/index.ts';
import { notify } from '../notices/notices.ts';

/** How long a confirmation lasts (spec 1, section 4). */
export const CONFIRMED_FOR_MS = 2_000;

export interface Copier {
  /** What was copied last, until its confirmation ends. */
  readonly copied: string | undefined;
  /** Shown beside what was copied, where the tool does not use a notice for it. */
  readonly message: { readonly id: string; readonly words: string; readonly kind: 'done' | 'problem' } | undefined;
  /** Copies, and says how it went where the tool wants it said. `id` names what was copied on this page. */
  readonly copy: (id: string, text: string, words: CopyWords) => void;
  /** Removes the confirmation and the message. */
  readonly clear: () => void;
}

export const useCopy = (tool: AnyTool): Copier => {
  const [copied, setCopied] = useState<string>();
  const [message, setMessage] = useState<Copier['message']>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    setCopied(undefined);
    setMessage(undefined);
  }, []);

  const copy = useCallback(
    (id: string, text: string, words: CopyWords) => {
      void copyText(text).then((worked) => {
        clearTimeout(timer.current);
        setCopied(worked ? id : undefined);
        const kind = worked ? 'done' : 'problem';
        const channel = worked ? tool.copy.channel : tool.copy.failedChannel;
        if (channel === 'alert') notify(tool.slug, worked ? words.done : words.failed, kind);
        setMessage(channel === 'inline' ? { id, words: worked ? words.done : words.failed, kind } : undefined);
        // A failure stays until the visitor does something else.
        if (worked) timer.current = setTimeout(clear, CONFIRMED_FOR_MS);
      });
    },
    [tool, clear],
  );
  return { copied, message, copy, clear };
};
