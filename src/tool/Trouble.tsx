import type { TroubleProps } from '../../engine/page/kit.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import paper from '../../components/Sheet.module.css';
import styles from './Trouble.module.css';

/** Stands where a part of the page cannot be drawn. */
export const Trouble = ({ place, words, onRetry, onCopy }: TroubleProps) => (
  <div className={place === 'sheet' ? `${paper.section} ${styles.onSheet}` : styles.inForm}>
    <p role="alert" className={styles.words}>
      <Icon name="circle-alert" />
      <span>{words}</span>
    </p>
    <div className={styles.ways}>
      <Button look="line" onClick={onRetry}>
        Try again
      </Button>
      {onCopy && (
        <Button look="line" onClick={onCopy}>
          <Icon name="copy" size="small" />
          Copy its text
        </Button>
      )}
    </div>
  </div>
);
