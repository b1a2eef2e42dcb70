import type { PartErrorProps } from '../../engine/page/kit.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import paper from '../../components/Sheet.module.css';
import styles from './PartError.module.css';
import * as says from '../../words/errors.ts';

/** Shown in place of a part of the page that cannot be drawn. */
export const PartError = ({ place, words, onRetry, onCopy }: PartErrorProps) => (
  <div className={place === 'sheet' ? `${paper.section} ${styles.onSheet}` : styles.inForm}>
    <p role="alert" className={styles.words}>
      <Icon name="circle-alert" />
      <span>{words}</span>
    </p>
    <div className={styles.ways}>
      <Button look="line" onClick={onRetry}>
        {says.tryAgain}
      </Button>
      {onCopy && (
        <Button look="line" onClick={onCopy}>
          <Icon name="copy" size="small" />
          {says.copyItsText}
        </Button>
      )}
    </div>
  </div>
);
