import { Icon } from '../../components/Icon.tsx';
import { useId, useState, type ReactNode } from 'react';
import { itemAsText } from '../../engine/result/asText.ts';
import { isData, itemsOf, wordsOf } from '../../engine/result/parts.ts';
import type { Badge } from '../../engine/definition/index.ts';
import type { BlockProps } from '../../engine/page/kit.ts';
import type { Data } from '../../engine/call/reply.ts';
import { CopyButton, CopyMessage } from '../../components/CopyButton.tsx';
import { MetricFigure } from '../metric/MetricFigure.tsx';
import paper from '../../components/Sheet.module.css';
import styles from './blocks.module.css';
import { Judgement } from './Judgement.tsx';

interface CardProps extends BlockProps<'cards'> {
  readonly item: Data;
  readonly at: number;
}

type PartProps = Pick<CardProps, 'block' | 'item'>;

/** A tag, with a colour of its own for each value that the definition lists; other values have none. */
const BadgeTag = ({ badge, item }: { badge: Badge; item: Data }) => {
  const words = wordsOf(item, typeof badge === 'string' ? badge : badge.key);
  if (words === '') return null;
  const hue = typeof badge === 'string' ? -1 : badge.coloured.indexOf(words);
  return (
    <span className={paper.badge} data-hue={hue < 0 ? undefined : hue + 1}>
      {words}
    </span>
  );
};

const Facts = ({ block: { badges = [], metrics = [] }, item }: PartProps) =>
  badges.length + metrics.length === 0 ? null : (
    <span className={paper.metrics}>
      {badges.map((badge) => (
        <BadgeTag key={typeof badge === 'string' ? badge : badge.key} badge={badge} item={item} />
      ))}
      {metrics.map((metric) => (
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

const ItemPanel = ({ block: { panel }, item }: PartProps) => {
  const values = panel && item[panel.of];
  if (!panel || !isData(values)) return null;
  return (
    <div className={styles.itemPanel} role="group" aria-label={panel.title}>
      <h3>{panel.title}</h3>
      <Judgement metrics={panel.metrics} texts={panel.texts} lists={panel.lists} closing={panel.closing} values={values} />
    </div>
  );
};

/** The long version, which unfolds when pressed. */
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

/** One item: its text, then its figures. Where a click copies, all of this is the button. */
const Card = ({ block, item, at, result }: CardProps) => {
  const words = wordsOf(item, block.text);
  const taken = itemAsText(block.copies ?? [block.text], item);
  const body = block.body ? wordsOf(item, block.body) : '';
  const { one } = result.tool.copy;
  const id = `${block.of}.${at}`;
  const wordsId = useId();
  const copied = result.copier.copied === id;
  const inside: ReactNode = (
    <>
      <span id={wordsId} className={block.long ? styles.long : paper.words}>
        {words}
      </span>
      {body !== '' && <span className={styles.body}>{body}</span>}
      <Facts block={block} item={item} />
    </>
  );
  const more = (
    <>
      <Details block={block} item={item} />
      <ItemPanel block={block} item={item} />
      <Expandable block={block} item={item} />
    </>
  );
  if (!block.copyOnClick || !one) {
    return (
      <div className={styles.still}>
        {inside}
        {more}
        {block.copyLabel !== undefined && one && (
          <CopyButton
            id={id}
            label={block.copyLabel}
            describedBy={wordsId}
            copier={result.copier}
            onCopy={() => result.copier.copy(id, taken, one)}
          />
        )}
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
        onClick={() => result.copier.copy(id, taken, one)}
      >
        {inside}
        <CopyMessage id={id} copier={result.copier} />
        <span className={paper.go}>{copied ? <Icon name="check" /> : <Icon name="copy" />}</span>
      </button>
      {(block.details ?? block.panel ?? block.expand) && <div className={`${paper.row} ${paper.below}`}>{more}</div>}
    </>
  );
};

/** The items of a list: one below the other, or side by side where they are short. */
export const Cards = (props: BlockProps<'cards'>) => {
  const { block, data } = props;
  const items = itemsOf(data, block.of);
  if (items.length === 0 && props.result.growing) return null;
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
