import { usesToday } from '../../words/limits.ts';
import styles from './UseCounter.module.css';

/** "3/20 Uses Today", with one tick for each use that a day allows. */
export const UseCounter = ({ used, perDay }: { used: number; perDay: number }) => (
  <div className={styles.uses}>
    <span>{usesToday(used, perDay)}</span>
    <svg className={styles.ticks} viewBox={`0 0 ${perDay * 6} 10`} aria-hidden="true">
      {Array.from({ length: perDay }, (_, tick) => (
        <rect key={tick} x={tick * 6} width="2" height="10" className={tick < used ? styles.spent : styles.left} />
      ))}
    </svg>
  </div>
);
