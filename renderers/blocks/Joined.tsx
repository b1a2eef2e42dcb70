import { itemsOf, wordsOf } from '../../engine/result/parts.ts';
import type { BlockProps } from '../../engine/page/kit.ts';
import paper from '../../components/Sheet.module.css';
import styles from './blocks.module.css';

/** All items in one line: `a • b • c`. */
export const Joined = ({ block, data }: BlockProps<'joined'>) => {
  const words = itemsOf(data, block.of).map((item) => wordsOf(item, block.text));
  if (words.length === 0) return null;
  return (
    <div className={paper.section}>
      <h3>{block.title}</h3>
      <p className={styles.joined}>{words.join(block.by)}</p>
    </div>
  );
};
