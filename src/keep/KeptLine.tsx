import { useEffect, useState, type ComponentType } from 'react';
import styles from './KeptLine.module.css';

/** Below a form. What can be done with what is kept is loaded once the page is awake: few need it, and none at once. */
export const KeptLine = ({ slug }: { slug: string }) => {
  const [Ways, setWays] = useState<ComponentType<{ slug: string }>>();
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./KeptWays.tsx').then(
        ({ default: Loaded }) => setWays(() => Loaded),
        () => undefined,
      );
    });
    return () => clearTimeout(timer);
  }, []);
  return <p className={styles.line}>{Ways ? <Ways slug={slug} /> : 'Stored only on this device'}</p>;
};
