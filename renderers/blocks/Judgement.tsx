import { textsOf, wordsOf } from '../../engine/asText.ts';
import type { Metric, Named } from '../../engine/definition/index.ts';
import type { Data } from '../../engine/reply.ts';
import { MetricFigure } from '../../src/ui/MetricFigure.tsx';
import styles from './blocks.module.css';

interface JudgementProps {
  readonly metrics?: readonly Metric[] | undefined;
  readonly texts?: readonly Named[] | undefined;
  readonly lists?: readonly Named[] | undefined;
  readonly values: Data;
}

/** Scores, texts and lists, each under its own name; nothing where the reply lacks it. */
export const Judgement = ({ metrics = [], texts = [], lists = [], values }: JudgementProps) => (
  <>
    {metrics.length > 0 && (
      <div className={styles.panelMetrics}>
        {metrics.map((metric) => (
          <MetricFigure key={metric.key} metric={metric} data={values} named />
        ))}
      </div>
    )}
    {texts
      .filter(({ key }) => wordsOf(values, key) !== '')
      .map(({ key, label }) => (
        <p key={key} className={styles.panelText}>
          <b>{label}</b> {wordsOf(values, key)}
        </p>
      ))}
    {lists
      .filter(({ key }) => textsOf(values, key).length > 0)
      .map(({ key, label }) => (
        <div key={key}>
          <h4 className={styles.panelName}>{label}</h4>
          <ul className={styles.list}>
            {textsOf(values, key).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
  </>
);
