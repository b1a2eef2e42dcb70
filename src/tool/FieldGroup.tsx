import { Icon } from '../../components/Icon.tsx';
import { useId, useState, type ReactNode } from 'react';
import styles from './FieldGroup.module.css';

/** A part of the form that can be unfolded, such as Settings. Its fields keep their values while folded. */
export const FieldGroup = ({ label, children }: { label: string; children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.group}>
      <button type="button" className={styles.toggle} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {label}
        <Icon name="chevron-down" />
      </button>
      <div id={id} className={styles.fields} hidden={!open}>
        {children}
      </div>
    </div>
  );
};
