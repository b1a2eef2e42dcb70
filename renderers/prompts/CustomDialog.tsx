import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import type { Kit } from '../../engine/page/kit.ts';
import { shareForm } from '../../engine/page/shareForm.ts';
import { ToolForm } from '../../engine/page/ToolForm.tsx';
import type { ToolAtWork } from '../../engine/page/useTool.ts';
import { Icon } from '../../src/ui/Icon.tsx';
import styles from './prompts.module.css';

interface CustomDialogProps {
  readonly kit: Kit;
  readonly work: ToolAtWork;
  /** The category chosen in the library; undefined for all. */
  readonly category: string | undefined;
  readonly kept: boolean;
  readonly onKeep: (on: boolean) => void;
  readonly onClose: () => void;
}

/** The form for prompts of one's own. What is typed stays while it is closed. */
export default function CustomDialog({ kit, work, category, kept, onKeep, onClose }: CustomDialogProps) {
  // Radix gives the focus back to a trigger of its own alone.
  const [opener] = useState(() => document.activeElement);
  const inCategory: ToolAtWork = {
    ...work,
    generate: (by) => work.generate(by, category === undefined ? {} : { category }),
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
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
          <div className={styles.dialogHead}>
            <Dialog.Title>Generate Custom Prompts</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label="Close">
              <Icon name="x" />
            </Dialog.Close>
          </div>
          <ToolForm
            kit={kit}
            work={inCategory}
            onShare={() => void shareForm(work.tool, work.form.getValues(), work.defaults)}
            besideFirst={undefined}
            beforeButtons={
              <label className={styles.keep}>
                <input type="checkbox" checked={kept} onChange={({ target }) => onKeep(target.checked)} />
                Save input data for next time
              </label>
            }
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
