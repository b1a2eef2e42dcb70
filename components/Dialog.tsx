import * as Radix from '@radix-ui/react-dialog';
import { useState, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A piece of desk over the page; on a phone, all of it. Loaded with the first dialog that a visitor opens. */
export const Dialog = ({ title, onClose, children }: DialogProps) => {
  // Radix gives the focus back to a trigger of its own alone.
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
          onPointerDownOutside={(event) => {
            // An alert lies above the dialog, and is not a wish to close it.
            if (event.target instanceof Element && event.target.closest('[data-notices]')) event.preventDefault();
          }}
        >
          <div className={styles.head}>
            <Radix.Title>{title}</Radix.Title>
            <Radix.Close className={styles.close} aria-label="Close">
              <Icon name="x" />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
