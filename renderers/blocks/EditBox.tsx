import { useEffect, useRef } from 'react';
import styles from './blocks.module.css';

interface EditBoxProps {
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** The text as a box to write in, as tall as what stands in it. */
export const EditBox = ({ label, text, onChange }: EditBoxProps) => {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // At the beginning of the text: the end may be far below the screen.
    box.current?.setSelectionRange(0, 0);
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.editing}>
      {/* The same text, out of sight, gives the box its height. */}
      <div aria-hidden="true">{`${text}\n`}</div>
      <textarea ref={box} aria-label={label} value={text} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
};
