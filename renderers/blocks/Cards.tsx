import { Icon } from '../../src/ui/Icon.tsx';
import { useId, useState, type ReactNode } from 'react';
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

type PartProps = Pick<CardProps, 'block' | 'item'>;

const Facts = ({ block, item }: PartProps) => (
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

const Details = ({ block, item }: PartProps) =>
  block.details === undefined ? null : (
    <dl className={styles.details}>
      {block.details
        .filter(({ key }) => wordsOf(item, key) !== '')
        .map(({ key, label }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{wordsOf(item, key)}</dd>
          </div>
        ))}
    </dl>
  );

/** The long version, folded until it is asked for. */
const Expandable = ({ block, item }: PartProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { expand } = block;
  const words = expand ? wordsOf(item, expand.key) : '';
  if (!expand || words === '') return null;
  return (
    <>
      <button type="button" className={styles.unfold} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? expand.close : expand.open}
      </button>
      <p id={id} className={styles.whole} hidden={!open}>
        {words}
      </p>
    </>
  );
};

/** One item: its words, then its facts. Where a click copies, that much of it is the button. */
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
  const more = (
    <>
      <Details block={block} item={item} />
      <Expandable block={block} item={item} />
    </>
  );
  if (!block.copyOnClick || !one) {
    return (
      <div className={paper.row}>
        {inside}
        {more}
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        className={paper.row}
        data-copied={copied || undefined}
        title="Copy"
        onClick={() => result.copier.copy(id, words, one)}
      >
        {inside}
        <span className={paper.go}>{copied ? <Icon name="check" /> : <Icon name="copy" />}</span>
      </button>
      {(block.details ?? block.expand) && <div className={`${paper.row} ${paper.below}`}>{more}</div>}
    </>
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
          <div className={paper.card}>
            <Card {...props} item={item} at={at} />
          </div>
        </li>
      ))}
    </ol>
  );
};
