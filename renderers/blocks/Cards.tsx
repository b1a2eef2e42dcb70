import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { itemsOf, wordsOf } from '../../engine/asText.ts';
import type { BlockProps } from '../../engine/page/kit.ts';
import type { Data } from '../../engine/reply.ts';
import { CopySaid } from '../../src/ui/CopyButton.tsx';
import { MetricFigure } from '../../src/ui/MetricFigure.tsx';
import paper from '../../src/ui/Sheet.module.css';
import styles from './blocks.module.css';

interface CardProps extends BlockProps<'cards'> {
  readonly item: Data;
  readonly at: number;
}

const Facts = ({ block, item }: Pick<CardProps, 'block' | 'item'>) => (
  <span className={paper.metrics}>
    {block.badges?.map((key) => (
      <span key={key} className={paper.badge}>
        {wordsOf(item, key)}
      </span>
    ))}
    {block.metrics?.map((metric) => (
      <MetricFigure key={metric.key} metric={metric} data={item} />
    ))}
  </span>
);

/** One item: its words, then its facts. Where a click copies, the whole of it is the button. */
const Card = ({ block, item, at, result }: CardProps) => {
  const words = wordsOf(item, block.text);
  const body = block.body ? wordsOf(item, block.body) : '';
  const { one } = result.tool.copy;
  const id = `${block.of}.${at}`;
  const copied = result.copier.copied === id;
  const inside: ReactNode = (
    <>
      <span className={paper.words}>{words}</span>
      {body !== '' && <span className={styles.body}>{body}</span>}
      <Facts block={block} item={item} />
      <CopySaid id={id} copier={result.copier} />
    </>
  );
  if (!block.copyOnClick || !one) return <div className={paper.row}>{inside}</div>;
  return (
    <button
      type="button"
      className={paper.row}
      data-copied={copied || undefined}
      title="Copy"
      onClick={() => result.copier.copy(id, words, one)}
    >
      {inside}
      <span className={paper.go}>{copied ? <Check data-icon aria-hidden="true" /> : <Copy data-icon aria-hidden="true" />}</span>
    </button>
  );
};

/** The items of a list: one below the other, or beside each other where they are short. */
export const Cards = (props: BlockProps<'cards'>) => {
  const { block, data } = props;
  const items = itemsOf(data, block.of);
  if (items.length === 0) return <p className={`${paper.section} ${styles.none}`}>{block.empty}</p>;
  if (block.layout === 'grid')
    return (
      <ul className={styles.grid}>
        {items.map((item, at) => (
          <li key={at}>
            <Card {...props} item={item} at={at} />
          </li>
        ))}
      </ul>
    );
  return (
    <ol className={paper.rows}>
      {items.map((item, at) => (
        <li key={at}>
          <span className={paper.mark} aria-hidden="true">
            {at + 1}
          </span>
          <Card {...props} item={item} at={at} />
        </li>
      ))}
    </ol>
  );
};
