import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { valueAsText } from '../../engine/definition/index.ts';
import { useMarks, type Marks } from '../../engine/form/marks.ts';
import type { FormHandle } from '../../engine/form/useToolForm.ts';
import styles from './MarkedText.module.css';

/** The text of the box, split at its marks. */
const cut = ({ text, list, selected }: Marks): ReactNode[] => {
  let from = 0;
  const pieces = list.flatMap(({ id, start, end, kind }) => {
    const piece = [
      text.slice(from, start),
      <mark key={id} data-kind={kind} data-selected={id === selected || undefined}>
        {text.slice(start, end)}
      </mark>,
    ];
    from = end;
    return piece;
  });
  return [...pieces, text.slice(from)];
};

interface MarkedTextProps {
  readonly slug: string;
  readonly name: string;
  readonly form: FormHandle;
  readonly frame: RefObject<HTMLDivElement | null>;
}

/** Lies behind a text box and shows the marks through it: a text box cannot draw marks itself. */
const Backdrop = ({ slug, name, form, frame }: MarkedTextProps) => {
  const marks = useMarks(slug);
  const typed = valueAsText(useWatch({ control: form.control, name }));
  const drawn = useRef<HTMLDivElement>(null);
  const visible = marks.list.length > 0 && marks.text === typed;
  const { selected } = marks;

  useEffect(() => {
    const box = frame.current?.querySelector('textarea');
    const own = drawn.current;
    if (!box || !own || !visible) return undefined;
    const follow = (): void => {
      own.scrollTop = box.scrollTop;
    };
    const pick = (): void => {
      const at = box.selectionStart;
      if (at !== box.selectionEnd) return;
      const mark = marks.list.find(({ start, end }) => start <= at && at <= end);
      if (mark) marks.onPick(mark.id);
    };
    follow();
    box.addEventListener('scroll', follow);
    box.addEventListener('click', pick);
    box.addEventListener('keyup', pick);
    return () => {
      box.removeEventListener('scroll', follow);
      box.removeEventListener('click', pick);
      box.removeEventListener('keyup', pick);
    };
  }, [frame, marks, visible]);

  useEffect(() => {
    const box = frame.current?.querySelector('textarea');
    const mark = drawn.current?.querySelector<HTMLElement>('[data-selected]');
    if (!box || !mark || selected === undefined) return;
    const [top, bottom] = [mark.offsetTop, mark.offsetTop + mark.offsetHeight];
    if (top < box.scrollTop || bottom > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 2;
  }, [frame, selected]);

  return visible ? (
    <div ref={drawn} className={styles.backdrop} aria-hidden="true">
      {cut(marks)}
      {'\n'}
    </div>
  ) : null;
};

/** A text box whose text can have marks. */
export const MarkedText = ({ children, ...rest }: Omit<MarkedTextProps, 'frame'> & { readonly children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} className={styles.frame}>
      <Backdrop {...rest} frame={frame} />
      {children}
    </div>
  );
};
