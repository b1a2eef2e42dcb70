import styles from './HelpNote.module.css';

/** Where help is, for somebody who may be in danger: above what was asked for, and never copied with it. */
export const HelpNote = ({ words }: { words: string | undefined }) =>
  words === undefined ? null : (
    <p role="note" className={styles.help}>
      {words}
    </p>
  );
