import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, type RefCallback } from 'react';
import { draftOf, draftTaken, followDraft, registerTyped, saveTyped, typedChanged } from '../keep/draft.ts';
import { copyText } from '../copy/clipboard.ts';
import { chanceFrom } from '../definition/chance.ts';
import type { ConverterDefinition, ConverterStyle } from '../definition/index.ts';
import { dismissNoticesOf, notify } from '../notices/notices.ts';
import { CONFIRMED_FOR_MS } from '../copy/useCopy.ts';
import type { Transforms } from './transforms.ts';
import * as says from '../../words/converters.ts';

export type Direction = 'to style' | 'to plain';

const NOTHING_TO_COPY = says.noTextToCopy;
const COPY_FAILED = says.copyFailed;
const PASTE_FAILED = says.pasteFailed;
const PLAIN_COPIED = says.plainTextCopied;

export interface Converter {
  /** The ref of the text box. */
  readonly boxRef: RefCallback<HTMLTextAreaElement>;
  /** Whether nothing is in the box now. */
  readonly isEmpty: boolean;
  /** The text that the output was made from: a moment behind the box, so that typing never waits. */
  readonly settled: string;
  readonly style: ConverterStyle;
  readonly direction: Direction;
  readonly intensity: number;
  readonly output: string;
  /** What was copied last, until its confirmation ends. */
  readonly copied: string | undefined;
  readonly type: (text: string) => void;
  readonly chooseStyle: (key: string) => void;
  readonly chooseDirection: (direction: Direction) => void;
  readonly setIntensity: (intensity: number) => void;
  readonly reroll: () => void;
  readonly paste: () => void;
  readonly clear: () => void;
  /** Copies the plain text as it stands in the box. */
  readonly copyPlain: () => void;
  /** Copies the output, or, with `id` and `words` of its own, something else on the screen. */
  readonly copy: (id?: string, text?: string, words?: string) => void;
  /** The same text in another style of this converter. */
  readonly restyled: (key: string) => string;
}

/** Differs from visit to visit, and stays the same within one, so that what is copied is what is shown. */
const anySeed = (): number => Math.floor(Math.random() * 2 ** 32);

/**
 * The state of one converter's screen: the same object until something that it shows has changed, which a letter has not before
 * its output is made. The box keeps its own text: React does not render a long one at every keystroke.
 */
export const useConverter = (converter: ConverterDefinition, transforms: Transforms): Converter => {
  const { slug, styles, switching } = converter;
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [style, setStyle] = useState<ConverterStyle>(styles[0]);
  const [direction, setDirection] = useState<Direction>('to style');
  const [intensity, setIntensity] = useState(converter.intensity?.default ?? 0);
  const [seed, setSeed] = useState(anySeed);
  const [copied, setCopied] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settled = useDeferredValue(text);

  const boxRef = useCallback((element: HTMLTextAreaElement | null) => {
    box.current = element;
  }, []);
  const put = useCallback((next: string) => {
    if (box.current) box.current.value = next;
    setText(next);
  }, []);

  // Text typed before hydration is kept, and text in the address is filled in.
  useEffect(() => {
    const fill = (words: string): void => {
      const link = new URLSearchParams(words.replace(/^#/, ''));
      const given = link.get('text');
      const wanted = styles.find(({ key }) => key === link.get('style'));
      if (wanted) setStyle(wanted);
      if (given !== null) put(given);
    };
    const typed = box.current?.value ?? '';
    fill(location.hash);
    fill(draftOf(slug)?.typed ?? '');
    // Typed since the page began to load: newer than both.
    if (typed !== '') put(typed);
    draftTaken(slug);
    const onHash = (): void => {
      saveTyped();
      fill(location.hash);
      draftTaken(slug);
    };
    window.addEventListener('hashchange', onHash);
    const unfollow = followDraft(slug, ({ typed: kept }) => (kept === '' ? put('') : fill(kept)));
    return () => {
      window.removeEventListener('hashchange', onHash);
      unfollow();
    };
  }, [slug, styles, put]);
  useEffect(() => {
    const link = (): string => (text === '' ? '' : new URLSearchParams({ text, style: style.key }).toString());
    const release = registerTyped(slug, link);
    typedChanged();
    return release;
  }, [slug, text, style]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      dismissNoticesOf(slug);
    },
    [slug],
  );

  const apply = useCallback(
    (chosen: ConverterStyle, way: Direction, source: string) => {
      const transform = transforms[(way === 'to plain' && chosen.back) || chosen.transform];
      return transform ? transform(source, { intensity, random: chanceFrom(seed) }) : source;
    },
    [transforms, intensity, seed],
  );
  const output = useMemo(() => apply(style, direction, settled), [apply, style, direction, settled]);

  const isEmpty = text === '';
  return useMemo(() => {
    const copy = (id = 'output', what = apply(style, direction, box.current?.value ?? ''), words?: string): void => {
      dismissNoticesOf(slug);
      if (what === '') return notify(slug, NOTHING_TO_COPY, 'problem');
      const said = words ?? (direction === 'to plain' ? PLAIN_COPIED : style.copied);
      void copyText(what).then((worked) => {
        clearTimeout(timer.current);
        setCopied(worked ? id : undefined);
        notify(slug, worked ? said : COPY_FAILED, worked ? 'done' : 'problem');
        if (worked) timer.current = setTimeout(() => setCopied(undefined), CONFIRMED_FOR_MS);
      });
    };
    return {
      boxRef,
      isEmpty,
      settled,
      style,
      direction,
      intensity,
      output,
      copied,
      type: setText,
      chooseStyle(key) {
        const chosen = styles.find((candidate) => candidate.key === key);
        if (!chosen) return;
        setStyle(chosen);
        if (switching === 'empties') put('');
      },
      chooseDirection: setDirection,
      setIntensity,
      reroll: () => setSeed(anySeed()),
      paste() {
        dismissNoticesOf(slug);
        // An old browser has no such function at all: either failure ends with the same message.
        void Promise.resolve()
          .then(() => navigator.clipboard.readText())
          .then(put, () => notify(slug, PASTE_FAILED, 'problem'));
      },
      clear() {
        put('');
        box.current?.focus();
      },
      copy,
      copyPlain: () => copy('plain', box.current?.value ?? '', PLAIN_COPIED),
      restyled: (key) => apply(styles.find((other) => other.key === key) ?? style, 'to style', settled),
    };
  }, [apply, boxRef, copied, direction, intensity, isEmpty, output, put, settled, slug, style, styles, switching]);
};
