import { textsOf } from '../../engine/result/parts.ts';
import type { BlockProps } from '../../engine/page/kit.ts';
import paper from '../../components/Sheet.module.css';
import styles from './blocks.module.css';
import { TextsWithTools } from './TextsWithTools.tsx';

/** Short texts. Pressing one fills a field with it, or each has its own buttons, as the definition says. */
export const ListBlock = (props: BlockProps<'list'>) => {
  const { block, data, result } = props;
  const items = textsOf(data, block.of);
  const { fills, tools, empty } = block;
  if (items.length === 0)
    return empty === undefined || result.growing ? null : <p className={`${paper.section} ${styles.none}`}>{empty}</p>;
  if (tools) return <TextsWithTools tools={tools} items={items} {...props} />;
  return (
    <div className={paper.section}>
      <h3>{block.title}</h3>
      <ul className={fills === undefined ? styles.list : styles.links}>
        {items.map((item) => (
          <li key={item}>
            {fills === undefined ? (
              item
            ) : (
              <button type="button" onClick={() => result.fill(fills, item)}>
                {item}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
