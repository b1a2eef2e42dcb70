import * as Radix from '@radix-ui/react-dialog';
import { useState, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Dialog.module.css';
import * as says from '../words/frame.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page; on a phone it covers the page. Loaded with the first dialog that a visitor opens. */
export const Dialog = ({ title, onClose, children }: DialogProps) => {
  // Radix returns the focus only to a trigger of its own.
  const [opener] = useState(() => document.activeElement);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={styles.dialog}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
          }}
          onInteractOutside={(event) => {
            // A notice lies above the dialog: pressing it, or going to it, does not close the dialog. It may be gone by now.
            const { target } = event.detail.originalEvent;
            if (target instanceof Element && (!target.isConnected || target.closest('[data-notices]'))) event.preventDefault();
          }}
        >
          <div className={styles.head}>
            <Radix.Title>{title}</Radix.Title>
            <Radix.Close className={styles.close} aria-label={says.close}>
              <Icon name="x" />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
