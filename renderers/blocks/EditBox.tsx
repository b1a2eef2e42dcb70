import { useEffect, useRef } from 'react';
import styles from './blocks.module.css';

interface EditBoxProps {
  readonly label: string;
  readonly text: string;
  /** Whether it takes the focus when it appears. */
  readonly focus?: boolean;
  readonly onChange: (text: string) => void;
}

/** The text in a text box as tall as its content. */
export const EditBox = ({ label, text, focus = true, onChange }: EditBoxProps) => {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!focus) return;
    // The caret goes to the beginning: the end may be far below the screen.
    box.current?.setSelectionRange(0, 0);
    box.current?.focus({ preventScroll: true });
  }, [focus]);
  return (
    <div className={styles.editing}>
      {/* A hidden copy of the text gives the box its height. */}
      <div aria-hidden="true">{`${text}\n`}</div>
      <textarea ref={box} aria-label={label} value={text} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
};
