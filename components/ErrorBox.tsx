import { Icon } from './Icon.tsx';
import { useEffect, useRef } from 'react';
import styles from './ErrorBox.module.css';

/** A red box with an error: announced when it appears, and scrolled into view. */
export const ErrorBox = ({ words }: { words: string }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [words]);
  return (
    <div ref={box} role="alert" className={styles.box}>
      <Icon name="circle-alert" />
      <p>{words}</p>
    </div>
  );
};
