import { Icon } from './Icon.tsx';
import { useEffect, useRef } from 'react';
import styles from './ErrorBox.module.css';

/** No scroll of the page's own takes longer. */
const SCROLLS_FOR_MS = 1_000;

/** A red box with an error: announced when it appears, and scrolled into view. */
export const ErrorBox = ({ words }: { words: string }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = (): void => box.current?.scrollIntoView({ block: 'nearest' });
    show();
    // A scroll to the result that was under way when the run failed carries the box out of view again, and cannot be stopped.
    window.addEventListener('scrollend', show, { once: true });
    const stop = (): void => window.removeEventListener('scrollend', show);
    const timer = setTimeout(stop, SCROLLS_FOR_MS);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [words]);
  return (
    <div ref={box} role="alert" className={styles.box}>
      <Icon name="circle-alert" />
      <p>{words}</p>
    </div>
  );
};
