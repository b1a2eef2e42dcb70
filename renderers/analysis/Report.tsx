import { isData, textsOf, wordsOf } from '../../engine/asText.ts';
import type { Levels, Named } from '../../engine/definition/index.ts';
import type { Data } from '../../engine/reply.ts';
import { MetricFigure, verdictOf } from '../metric/MetricFigure.tsx';
import styles from './Report.module.css';

/** Scores of gigs and hooks: 8 and up green, 6 and up yellow, below red (spec 2, section 5). */
const SCORE_LEVELS: Levels = [
  [8, 'good'],
  [6, 'fair'],
  [0, 'poor'],
];

/** One score of the report, with what is said of it. */
export interface SubScore extends Named {
  /** Key of the score inside, where the reply gives a record of score and words. */
  readonly inside?: string;
  /** Key of a text, or of a list of texts, beside the score inside. */
  readonly said?: string;
}

interface ReportProps {
  readonly title: string;
  readonly overall: string;
  readonly scores: readonly SubScore[];
  readonly lists: readonly (Named & { readonly joined?: true })[];
  readonly data: Data;
}

const OverallBar = ({ value }: { value: number }) => (
  <meter
    className={styles.bar}
    data-level={verdictOf({ levels: SCORE_LEVELS }, value)}
    min={0}
    max={10}
    value={value}
    aria-label="Overall score"
  >
    {value} out of 10
  </meter>
);

const Score = ({ score: { key, label, inside, said }, data }: { score: SubScore; data: Data }) => {
  const values = inside === undefined ? data : data[key];
  if (!isData(values)) return null;
  const metric = { key: inside ?? key, label, unit: 'out of 10', levels: SCORE_LEVELS } as const;
  const words = said === undefined ? [] : [wordsOf(values, said), ...textsOf(values, said)].filter(Boolean);
  return (
    <li>
      <MetricFigure metric={metric} data={values} />
      {words.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </li>
  );
};

/** An analysis: its overall score as a bar, its scores, and its lists. Leaves out what the reply lacks. */
export const Report = ({ title, overall, scores, lists, data }: ReportProps) => {
  const value = Number(wordsOf(data, overall));
  return (
    <section className={styles.report} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <MetricFigure metric={{ key: overall, label: 'Overall score', unit: 'out of 10', levels: SCORE_LEVELS }} data={data} />
      </div>
      {Number.isFinite(value) && <OverallBar value={value} />}
      <ul className={styles.scores}>
        {scores.map((score) => (
          <Score key={score.key} score={score} data={data} />
        ))}
      </ul>
      {lists
        .filter(({ key }) => textsOf(data, key).length > 0)
        .map(({ key, label, joined }) => (
          <div key={key} className={styles.list}>
            <h4>{label}</h4>
            {joined ? (
              <p>{textsOf(data, key).join(', ')}</p>
            ) : (
              <ul>
                {textsOf(data, key).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </div>
        ))}
    </section>
  );
};
