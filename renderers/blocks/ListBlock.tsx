import type { BlockProps } from '../../engine/page/kit.ts';
import paper from '../../src/ui/Sheet.module.css';
import styles from './blocks.module.css';

/** Short texts; pressing one puts it into the form where the definition says so. */
export const ListBlock = ({ block, data, result }: BlockProps<'list'>) => {
  const value = data[block.of];
  const items = Array.isArray(value) ? value.map(String) : [];
  if (items.length === 0) return null;
  const { fills } = block;
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
