import type { FieldFrameProps } from '../../engine/page/kit.ts';
import styles from './FieldFrame.module.css';
import * as says from '../../words/tool.ts';

/** Label above, then the control, then the error on the left and the counter on the right. */
export const FieldFrame = ({ field, id, counter, beside, error, children }: FieldFrameProps) => {
  const label = (
    <label id={`${id}-label`} htmlFor={id}>
      {field.label}
    </label>
  );
  if (field.kind === 'checkbox')
    return (
      <div className={styles.field} data-half={field.half}>
        <span className={styles.check}>
          {children}
          {label}
        </span>
      </div>
    );
  return (
    <div className={styles.field} data-half={field.half}>
      <div className={styles.row}>
        {label}
        {beside ?? (field.optional && <span className={styles.aside}>{says.optional}</span>)}
      </div>
      {children}
      {(error !== undefined || counter !== null) && (
        <div className={styles.foot}>
          {error !== undefined && (
            <span id={`${id}-error`} role="alert" className={styles.error}>
              {error}
            </span>
          )}
          {counter !== null && <span className={styles.aside}>{counter}</span>}
        </div>
      )}
      {field.help !== undefined && (
        <p id={`${id}-help`} className={styles.aside}>
          {field.help}
        </p>
      )}
    </div>
  );
};
