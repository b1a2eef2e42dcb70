import type { Levels } from '../../engine/definition/index.ts';
import { Figure, verdictOf } from '../metric/MetricFigure.tsx';
import styles from './Report.module.css';
import * as says from '../../words/blocks.ts';

/** Scores of gigs and hooks: 8 and up green, 6 and up yellow, below red (spec 2, section 5). */
const SCORE_LEVELS: Levels = [
  [8, 'good'],
  [6, 'fair'],
  [0, 'poor'],
];

/** As the reply has it: a figure may come as text, or be missing. */
type Score = string | number | undefined;

interface ReportProps {
  readonly title: string;
  readonly overall: Score;
  readonly scores: readonly {
    readonly label: string;
    readonly score: Score;
    /** What the analysis says about it. */
    readonly remarks?: readonly string[] | undefined;
  }[];
  readonly lists: readonly {
    readonly label: string;
    readonly items: readonly string[] | undefined;
    /** In one line instead of one below the other. */
    readonly joined?: true;
  }[];
}

const OverallBar = ({ value }: { value: number }) => (
  <meter
    className={styles.bar}
    data-level={verdictOf(SCORE_LEVELS, value)}
    min={0}
    max={10}
    value={value}
    aria-label={says.overallScore}
  >
    {says.scoreOf(value)}
  </meter>
);

const ScoreFigure = ({ label, score }: { label: string; score: Score }) => (
  <Figure label={label} unit="out of 10" levels={SCORE_LEVELS} value={score} />
);

/** An analysis: its overall score as a bar, its scores and its lists. Leaves out what the reply lacks. */
export const Report = ({ title, overall, scores, lists }: ReportProps) => {
  const value = Number(overall ?? '');
  return (
    <section className={styles.report} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <ScoreFigure label={says.overallScore} score={overall} />
      </div>
      {Number.isFinite(value) && <OverallBar value={value} />}
      <ul className={styles.scores}>
        {scores.map(({ label, score, remarks = [] }) =>
          score === undefined && remarks.length === 0 ? null : (
            <li key={label}>
              <ScoreFigure label={label} score={score} />
              {remarks.map((remark) => (
                <p key={remark}>{remark}</p>
              ))}
            </li>
          ),
        )}
      </ul>
      {lists.map(({ label, items = [], joined }) =>
        items.length === 0 ? null : (
          <div key={label} className={styles.list}>
            <h4>{label}</h4>
            {joined ? (
              <p>{items.join(', ')}</p>
            ) : (
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </div>
        ),
      )}
    </section>
  );
};
