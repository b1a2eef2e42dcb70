import { CircleAlert } from 'lucide-react';
import styles from './ErrorBox.module.css';

/** The tool's own red box: announced when it appears. */
export const ErrorBox = ({ words }: { words: string }) => (
  <div role="alert" className={styles.box}>
    <CircleAlert data-icon aria-hidden="true" />
    <p>{words}</p>
  </div>
);
