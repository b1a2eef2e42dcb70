import { valueAsText } from '../../engine/definition/index.ts';
import type { BlockProps } from '../../engine/page/kit.ts';
import paper from '../../components/Sheet.module.css';
import styles from './blocks.module.css';

/** What the visitor asked, above the answer. */
export const Echo = ({ block, result }: BlockProps<'echo'>) => (
  <div className={paper.section}>
    <h2 className={styles.label}>{block.title}</h2>
    <p className={styles.echo}>{valueAsText(result.values[block.field])}</p>
  </div>
);
