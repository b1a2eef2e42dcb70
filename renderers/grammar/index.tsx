import { useWatch } from 'react-hook-form';
import { valueAsText } from '../../engine/definition/index.ts';
import { ResultPanel } from '../../engine/page/ResultPanel.tsx';
import type { Sheet } from '../../engine/page/ToolPage.tsx';
import type { WorkOf } from '../../engine/page/useTool.ts';
import styles from './grammar.module.css';
import { FIELD, type Tool } from './issues.ts';
import { Statistics } from './Statistics.tsx';

/** The statistics of the text while it is written (spec 1, section 2). */
export const Before: Sheet<WorkOf<Tool>> = ({ kit, work }) => {
  const text = valueAsText(useWatch({ control: work.form.control, name: FIELD }));
  return (
    <div className={styles.desk}>
      <Statistics text={text} open={undefined} />
      <ResultPanel kit={kit} work={{ ...work, handle: undefined }} />
    </div>
  );
};
