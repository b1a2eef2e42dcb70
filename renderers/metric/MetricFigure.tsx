import { wordsOf } from '../../engine/result/parts.ts';
import type { Levels, Metric, Verdict } from '../../engine/definition/index.ts';
import styles from './MetricFigure.module.css';

export const verdictOf = (levels: Levels | undefined, value: number): Verdict | undefined =>
  Number.isFinite(value) ? levels?.find(([from]) => value >= from)?.[1] : undefined;

const plural = (unit: string, value: number): string => (value === 1 ? unit.replace(/s$/, '') : unit);

/** The figure with its unit: "31 characters", "9/10", "85%". */
const read = (unit: Metric['unit'], words: string): string => {
  // A figure that came as text already names its unit.
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

interface FigureProps extends Omit<Metric, 'key'> {
  /** As the reply has it: a figure may come as text, or be missing. */
  readonly value: string | number | undefined;
  /** False where the unit already says what is meant ("31 characters"). */
  readonly named?: boolean | undefined;
}

/** A named value in the colour of its level. Shows nothing where there is none. */
export const Figure = ({
  label,
  unit,
  levels,
  value: given = '',
  named = unit === 'out of 10' || unit === 'percent' || !unit,
}: FigureProps) => {
  if (given === '') return null;
  const value = Number(given);
  return (
    <span className={styles.metric} data-level={verdictOf(levels, value)}>
      {named && <span>{label}</span>}
      <b>{read(unit, String(given))}</b>
      {unit === 'out of 10' && Number.isFinite(value) && <Pips value={value} />}
    </span>
  );
};

interface MetricFigureProps extends Pick<FigureProps, 'named'> {
  readonly metric: Metric;
  readonly data: unknown;
}

/** The value that this part of a reply has under the key of the metric. */
export const MetricFigure = ({ metric: { key, ...rest }, data, named }: MetricFigureProps) => (
  <Figure {...rest} value={wordsOf(data, key)} named={named} />
);
