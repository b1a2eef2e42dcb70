import { useDeferredValue, useMemo } from 'react';
import { correctness, ringLevel, TYPES, type Issue } from './issues.ts';
import styles from './grammar.module.css';
import { statisticsOf } from './statistics.ts';
import * as says from '../../words/grammar.ts';

const RADIUS = 34;
const ROUND = 2 * Math.PI * RADIUS;

/** How correct the text is, as a ring with the colour of its level. */
const Ring = ({ percent }: { percent: number }) => (
  <div
    className={styles.ring}
    data-level={ringLevel(percent)}
    role="meter"
    aria-label={says.correctness}
    aria-valuenow={percent}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuetext={`${percent}%`}
  >
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <circle cx="40" cy="40" r={RADIUS} />
      <circle cx="40" cy="40" r={RADIUS} strokeDasharray={`${(ROUND * percent) / 100} ${ROUND}`} />
    </svg>
    <b>{percent}%</b>
    <span>{says.correctness}</span>
  </div>
);

interface StatisticsProps {
  readonly text: string;
  /** Undefined before a check. */
  readonly open: readonly Issue[] | undefined;
}

export const Statistics = ({ text, open }: StatisticsProps) => {
  // Counting a long text may lag behind typing, and must not slow it down.
  const settled = useDeferredValue(text);
  const figures = useMemo(() => statisticsOf(settled), [settled]);
  return (
    <section className={styles.statistics} aria-label={says.statistics}>
      <Ring percent={correctness(settled, open?.length)} />
      <dl className={styles.figures}>
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {open && (
        <ul className={styles.counts} aria-label={says.issuesByType}>
          {TYPES.map((type) => (
            <li key={type} data-kind={type}>
              <span>{type}</span> <b>{open.filter((issue) => issue.type === type).length}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
