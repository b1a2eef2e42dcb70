import { wordsOf } from '../../engine/asText.ts';
import type { BlockProps } from '../../engine/page/kit.ts';
import { MetricFigure } from '../../src/ui/MetricFigure.tsx';
import paper from '../../src/ui/Sheet.module.css';
import styles from './blocks.module.css';

const linesOf = (values: unknown, key: string): string[] => {
  const list = typeof values === 'object' && values !== null ? (values as Record<string, unknown>)[key] : undefined;
  return Array.isArray(list) ? list.map(String) : [];
};

/** A judgement of what was sent or written: scores, texts and lists. Nothing where the reply lacks it. */
export const Panel = ({ block, data }: BlockProps<'panel'>) => {
  const values = data[block.of];
  if (values === undefined) return null;
  return (
    <div className={paper.section}>
      <h3>{block.title}</h3>
      <div className={styles.panelMetrics}>
        {block.metrics?.map((metric) => (
          <MetricFigure key={metric.key} metric={metric} data={values} named />
        ))}
      </div>
      {block.texts?.map(({ key, label }) => {
        const words = wordsOf(values, key);
        return words === '' ? null : (
          <p key={key} className={styles.panelText}>
            <b>{label}</b> {words}
          </p>
        );
      })}
      {block.lists?.map(({ key, label }) => {
        const lines = linesOf(values, key);
        return lines.length === 0 ? null : (
          <div key={key}>
            <h4 className={styles.panelName}>{label}</h4>
            <ul className={styles.list}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
};
