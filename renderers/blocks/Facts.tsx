import { wordsOf } from '../../engine/result/parts.ts';
import type { BlockProps } from '../../engine/page/kit.ts';
import { MetricFigure } from '../metric/MetricFigure.tsx';
import paper from '../../components/Sheet.module.css';
import styles from './blocks.module.css';

/** Named values of one part of the reply, and of the reply itself. Leaves out what the reply lacks. */
export const Facts = ({ block, data }: BlockProps<'facts'>) => {
  const inside = block.metrics.map((metric) => ({ metric, values: data[block.of] }));
  const beside = (block.also ?? []).map((metric) => ({ metric, values: data as unknown }));
  const known = (block.alsoFirst ? [...beside, ...inside] : [...inside, ...beside]).filter(
    ({ metric, values }) => wordsOf(values, metric.key) !== '',
  );
  if (known.length === 0) return null;
  return (
    <div className={paper.section}>
      <h3>{block.title}</h3>
      <dl className={styles.factList}>
        {known.map(({ metric, values }) => (
          <div key={metric.key}>
            <dt>{metric.label}</dt>
            <dd>
              <MetricFigure metric={metric} data={values} named={false} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
