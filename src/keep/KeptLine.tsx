import { AfterWaking } from '../../components/AfterWaking.tsx';
import styles from './KeptLine.module.css';
import * as says from '../../words/history.ts';

const loadWays = () => import('./KeptWays.tsx');

/** Below a form: where what is typed is kept. */
export const KeptLine = ({ slug }: { slug: string }) => (
  <p className={styles.line}>
    <AfterWaking load={loadWays} with={{ slug }} until={says.storedHere} />
  </p>
);
