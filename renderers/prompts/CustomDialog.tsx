import type { Kit } from '../../engine/page/kit.ts';
import { shareForm } from '../../engine/form/shareForm.ts';
import { ToolForm } from '../../engine/page/ToolForm.tsx';
import type { ToolAtWork } from '../../engine/page/useTool.ts';
import { Dialog } from '../../components/Dialog.tsx';
import styles from './prompts.module.css';
import * as says from '../../words/prompts.ts';

interface CustomDialogProps {
  readonly kit: Kit;
  readonly work: ToolAtWork;
  /** The category chosen in the library; undefined for all. */
  readonly category: string | undefined;
  readonly kept: boolean;
  readonly onKeep: (on: boolean) => void;
  readonly onClose: () => void;
}

/** The form for the visitor's own prompts. What is typed stays while the dialog is closed. */
export default function CustomDialog({ kit, work, category, kept, onKeep, onClose }: CustomDialogProps) {
  const inCategory: ToolAtWork = {
    ...work,
    generate: (sideCall) => work.generate(sideCall, category === undefined ? {} : { category }),
  };
  return (
    <Dialog title={says.generateCustomPrompts} onClose={onClose}>
      <ToolForm
        kit={kit}
        work={inCategory}
        onShare={() => void shareForm(work.tool, work.form.getValues(), work.defaults)}
        besideFirst={undefined}
        beforeButtons={
          <label className={styles.keep}>
            <input type="checkbox" checked={kept} onChange={({ target }) => onKeep(target.checked)} />
            {says.saveInput}
          </label>
        }
      />
    </Dialog>
  );
}
