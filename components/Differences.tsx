import { useMemo } from 'react';
import { changesBetween, isChange } from './changes.ts';
import styles from './Differences.module.css';
import * as says from '../words/tool.ts';

/** Both versions in one text, to be read: what was removed, what was added. */
export const Differences = ({ before, after }: { before: string; after: string }) => {
  const pieces = useMemo(() => changesBetween(before, after), [before, after]);
  if (!pieces.some(isChange)) return <p className={styles.same}>{says.theTwoAreTheSame}</p>;
  return (
    <div className={styles.text}>
      {pieces.map((piece, key) =>
        isChange(piece) ? (
          <span key={key}>
            {piece.before !== '' && <del>{piece.before}</del>}
            {piece.after !== '' && <ins>{piece.after}</ins>}
          </span>
        ) : (
          <span key={key}>{piece}</span>
        ),
      )}
    </div>
  );
};
