import { wordsOf } from '../../engine/asText.ts';
import type { Metric, Verdict } from '../../engine/definition/index.ts';
import styles from './MetricFigure.module.css';

export const verdictOf = ({ levels }: Pick<Metric, 'levels'>, value: number): Verdict | undefined =>
  Number.isFinite(value) ? levels?.find(([from]) => value >= from)?.[1] : undefined;

const plural = (unit: string, value: number): string => (value === 1 ? unit.replace(/s$/, '') : unit);

/** The figure with its unit: "31 characters", "9/10", "85%". */
const read = ({ unit }: Metric, words: string): string => {
  // A figure that came with words of its own says its unit itself.
  if (unit === undefined || !Number.isFinite(Number(words))) return words;
  if (unit === 'out of 10') return `${words}/10`;
  return unit === 'percent' ? `${words}%` : `${words} ${plural(unit, Number(words))}`;
};

const PIPS = 10;
const Pips = ({ value }: { value: number }) => (
  <svg className={styles.pips} viewBox={`0 0 ${PIPS * 6} 6`} aria-hidden="true">
    {Array.from({ length: PIPS }, (_, pip) => (
      <rect key={pip} x={pip * 6} width="4" height="6" className={pip < Math.round(value) ? styles.full : styles.rest} />
    ))}
  </svg>
);

interface MetricFigureProps {
  readonly metric: Metric;
  readonly data: unknown;
  /** The unit alone says what is meant ("31 characters"), so the name would be said twice. */
  readonly named?: boolean;
}

/** A named value in the colour of its verdict. Nothing where the reply lacks it. */
export const MetricFigure = ({
  metric,
  data,
  named = metric.unit === 'out of 10' || metric.unit === 'percent' || !metric.unit,
}: MetricFigureProps) => {
  const words = wordsOf(data, metric.key);
  if (words === '') return null;
  const value = Number(words);
  return (
    <span className={styles.metric} data-level={verdictOf(metric, value)}>
      {named && <span>{metric.label}</span>}
      <b>{read(metric, words)}</b>
      {metric.unit === 'out of 10' && Number.isFinite(value) && <Pips value={value} />}
    </span>
  );
};
