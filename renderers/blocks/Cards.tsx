import { Icon } from '../../components/Icon.tsx';
import { useId, useRef, useState, type ReactNode } from 'react';
import { itemAsText } from '../../engine/result/asText.ts';
import { groupsOf, isStarred, newItems, reworded, sortedBy, starred, textKeys } from '../../engine/result/items.ts';
import { isData, itemsOf, wordsOf } from '../../engine/result/parts.ts';
import { notify } from '../../engine/notices/notices.ts';
import type { Badge, Metric } from '../../engine/definition/index.ts';
import type { BlockProps } from '../../engine/page/kit.ts';
import type { Data } from '../../engine/call/reply.ts';
import { CopyButton, CopyMessage } from '../../components/CopyButton.tsx';
import { MetricFigure } from '../metric/MetricFigure.tsx';
import paper from '../../components/Sheet.module.css';
import styles from './blocks.module.css';
import { EditBox } from './EditBox.tsx';
import { ItemActions, ItemMenu } from './ItemMenu.tsx';
import { Judgement } from './Judgement.tsx';
import * as says from '../../words/blocks.ts';

interface CardProps extends Omit<BlockProps<'cards'>, 'data'> {
  readonly item: Data;
  readonly items: readonly Data[];
  /** Generate More has just brought it. */
  readonly isNew: boolean;
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

const keyOf = (fact: Badge | Metric): string => (typeof fact === 'string' ? fact : fact.key);

/** Badges and figures: those that the heading of a group says, or all others. */
const Facts = ({ block, item, grouped }: PartProps & { readonly grouped: boolean }) => {
  const isHere = (fact: Badge | Metric): boolean => (block.groupedBy ?? []).includes(keyOf(fact)) === grouped;
  const badges = (block.badges ?? []).filter(isHere);
  const metrics = (block.metrics ?? []).filter(isHere);
  if (badges.length + metrics.length === 0) return null;
  return (
    <span className={paper.metrics}>
      {badges.map((badge) => (
        <BadgeTag key={keyOf(badge)} badge={badge} item={item} />
      ))}
      {metrics.map((metric) => (
        <MetricFigure key={metric.key} metric={metric} data={item} />
      ))}
    </span>
  );
};

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

/** The texts of an item, each in a box. */
const ItemEditor = ({ block, item, onChange }: PartProps & { readonly onChange: (key: string, words: string) => void }) => {
  const labels = Object.fromEntries((block.details ?? []).map(({ key, label }) => [key, label]));
  return (
    <div className={styles.itemEditor}>
      {textKeys(block)
        .filter((key, at) => at === 0 || wordsOf(item, key) !== '')
        .map((key, at) => (
          <div key={key}>
            {labels[key] !== undefined && <span aria-hidden="true">{labels[key]}</span>}
            <EditBox
              label={labels[key] ?? (at === 0 ? says.text : says.longerText)}
              text={wordsOf(item, key)}
              focus={at === 0}
              onChange={(words) => onChange(key, words)}
            />
          </div>
        ))}
    </div>
  );
};

/** One item: its text, then its figures. Where a click copies, all of this is the button. */
const Words = ({ block, item, id, isNew, result }: PartProps & Pick<CardProps, 'isNew' | 'result'> & { readonly id: string }) => {
  const words = wordsOf(item, block.text);
  const taken = itemAsText(block.copies ?? [block.text], item);
  const body = block.body ? wordsOf(item, block.body) : '';
  const { one } = result.tool.copy;
  const wordsId = useId();
  const copied = result.copier.copied === id;
  const inside: ReactNode = (
    <>
      <span id={wordsId} className={block.long ? styles.long : paper.words}>
        {words}
        {isNew && <span className={styles.new}>{says.fresh}</span>}
      </span>
      {body !== '' && <span className={styles.body}>{body}</span>}
      <Facts block={block} item={item} grouped={false} />
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
        title={says.copy}
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

/** An item with what can be done with it. */
const Card = ({ block, item, items, isNew, result }: CardProps) => {
  const [open, setOpen] = useState(false);
  const [editing, setEditing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const at = items.indexOf(item);
  const words = wordsOf(item, block.text);
  const put = (next: Data): void => void result.setItems(block.of, items.with(at, next));
  const remove = (): void => {
    const undo = result.setItems(block.of, items.toSpliced(at, 1));
    notify(result.tool.slug, says.removed, 'done', { label: says.undo, act: undo });
    setOpen(false);
    setEditing(false);
    // The next item moves up into this place; where there is none, the one before it gets the keyboard.
    const row = place.current?.closest('li');
    const next = at < items.length - 1 ? row : row?.previousElementSibling;
    next?.querySelector<HTMLElement>('[title="More"]')?.focus();
  };
  return (
    <div ref={place} className={styles.entry} data-new={isNew || undefined}>
      {editing ? (
        <ItemEditor block={block} item={item} onChange={(key, next) => put(reworded(result.tool, block, item, key, next))} />
      ) : (
        <div className={paper.card}>
          <Words block={block} item={item} isNew={isNew} result={result} id={`${block.of}.${at}`} />
        </div>
      )}
      {!result.growing && <ItemMenu words={words} open={open} onToggle={() => setOpen(!open)} />}
      {open && (
        <ItemActions
          starred={isStarred(item)}
          editing={editing}
          onStar={() => put(starred(item, !isStarred(item)))}
          onEdit={() => setEditing(!editing)}
          onRemove={remove}
        />
      )}
    </div>
  );
};

/** Ways to put a list in order, and to take what was starred. */
const ListTools = ({
  block,
  items,
  result,
  onSorted,
}: Pick<CardProps, 'block' | 'items' | 'result'> & { readonly onSorted: () => void }) => {
  const { one } = result.tool.copy;
  const stars = items.filter(isStarred);
  const sortable = (block.metrics ?? []).filter(
    ({ key }) => new Set(items.map((item) => wordsOf(item, key)).filter((words) => Number.isFinite(Number(words)))).size > 1,
  );
  if (result.growing || items.length < 3 || (sortable.length === 0 && stars.length === 0)) return null;
  return (
    <div className={styles.listTools} data-screen="">
      {sortable.length > 0 && (
        <div role="group" aria-label={says.sort}>
          <span>{says.sortBy}</span>
          {sortable.map(({ key, label }) => (
            <button
              key={key}
              type="button"
              onClick={() => {
                result.setItems(block.of, sortedBy(items, key));
                onSorted();
              }}
            >
              {label.toLowerCase()}
            </button>
          ))}
        </div>
      )}
      {stars.length > 0 && one && (
        <button
          type="button"
          onClick={() =>
            result.copier.copy('starred', stars.map((item) => itemAsText(block.copies ?? [block.text], item)).join('\n'), one)
          }
        >
          <Icon name={result.copier.copied === 'starred' ? 'check' : 'star'} size="small" />
          {says.copyStarred(stars.length)}
        </button>
      )}
    </div>
  );
};

/** The items of a list: one below the other, or side by side where they are short. */
export const Cards = ({ block, data, result }: BlockProps<'cards'>) => {
  // What is open or being changed belongs to a place in the list: another order closes all of it.
  const [order, setOrder] = useState(0);
  const items = itemsOf(data, block.of);
  if (items.length === 0 && result.growing) return null;
  if (items.length === 0) return <p className={`${paper.section} ${styles.none}`}>{block.empty}</p>;
  const fresh = newItems(data, result.before, block.of);
  const card = (item: Data) => <Card block={block} item={item} items={items} isNew={fresh.has(item)} result={result} />;
  const grid = (some: readonly Data[]) => (
    <ul key={order} className={styles.grid}>
      {some.map((item) => (
        <li key={items.indexOf(item)} data-starred={isStarred(item) || undefined}>
          {card(item)}
        </li>
      ))}
    </ul>
  );
  const rows = (some: readonly Data[]) => (
    <ol key={order} className={paper.rows}>
      {some.map((item) => {
        const at = items.indexOf(item);
        return (
          <li key={at}>
            <span className={paper.mark} aria-hidden="true">
              {isStarred(item) ? '★' : at + 1}
            </span>
            {card(item)}
          </li>
        );
      })}
    </ol>
  );
  const list = block.layout === 'grid' ? grid : rows;
  const groups = groupsOf(items, block.groupedBy ?? []);
  return (
    <>
      <ListTools block={block} items={items} result={result} onSorted={() => setOrder(order + 1)} />
      {block.groupedBy
        ? groups.map(([first = {}, ...others]) => (
            <div key={items.indexOf(first)} role="group" className={styles.group}>
              <h3>
                <Facts block={block} item={first} grouped />
              </h3>
              {list([first, ...others])}
            </div>
          ))
        : list(items)}
    </>
  );
};
