import { textsOf, wordsOf } from '../../engine/result/parts.ts';
import type { Metric, Named } from '../../engine/definition/index.ts';
import type { Data } from '../../engine/call/reply.ts';
import { MetricFigure } from '../metric/MetricFigure.tsx';
import styles from './blocks.module.css';

interface JudgementProps {
  readonly metrics?: readonly Metric[] | undefined;
  readonly texts?: readonly Named[] | undefined;
  readonly lists?: readonly Named[] | undefined;
  readonly closing?: Named | undefined;
  readonly values: Data;
}

const Text = ({ text: { key, label }, values }: { text: Named; values: Data }) => {
  const words = wordsOf(values, key);
  return words === '' ? null : (
    <p className={styles.panelText}>
      <b>{label}</b> {words}
    </p>
  );
};

/** Scores, texts and lists, each under its own name. Leaves out what the reply lacks. */
export const Judgement = ({ metrics = [], texts = [], lists = [], closing, values }: JudgementProps) => (
  <>
    {metrics.length > 0 && (
      <div className={styles.panelMetrics}>
        {metrics.map((metric) => (
          <MetricFigure key={metric.key} metric={metric} data={values} named />
        ))}
      </div>
    )}
    {texts.map((text) => (
      <Text key={text.key} text={text} values={values} />
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
    {closing && <Text text={closing} values={values} />}
  </>
);
