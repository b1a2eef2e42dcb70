import { Icon } from '../../components/Icon.tsx';
import { itemAsText } from '../../engine/result/asText.ts';
import { wordsOf } from '../../engine/result/parts.ts';
import type { BlockProps } from '../../engine/page/kit.ts';
import type { Data } from '../../engine/call/reply.ts';
import { CopyButton } from '../../components/CopyButton.tsx';
import { MetricFigure } from '../metric/MetricFigure.tsx';
import paper from '../../components/Sheet.module.css';
import styles from './blocks.module.css';
import * as says from '../../words/blocks.ts';

/** The best item of the list, in the colour of the tool's group. */
export const Highlight = ({ block, data, result }: BlockProps<'highlight'>) => {
  const words = wordsOf(data[block.of], block.text);
  if (words === '') return null;
  const { one } = result.tool.copy;
  // Copied the way its card below is.
  const cards = result.tool.result.find((other) => other.block === 'cards');
  const taken = itemAsText(cards?.copies ?? [block.text], data[block.of] as Data);
  return (
    <div className={styles.best}>
      <Icon name="award" />
      <div>
        <h3 className={styles.label}>{block.title}</h3>
        <p className={styles.bestWords}>{words}</p>
        <div className={styles.bestFoot}>
          <span className={paper.metrics}>
            {block.metrics?.map((metric) => (
              <MetricFigure key={metric.key} metric={metric} data={data[block.of]} />
            ))}
          </span>
          {one && (
            <CopyButton
              id="best"
              label={says.copy}
              copier={result.copier}
              onCopy={() => result.copier.copy('best', taken, one)}
            />
          )}
        </div>
      </div>
    </div>
  );
};
