import { lazy, Suspense, useState } from 'react';
import { downloadText } from '../../engine/copy/download.ts';
import { ResultPanel } from '../../engine/page/ResultPanel.tsx';
import type { Sheet as SheetType } from '../../engine/page/ToolPage.tsx';
import type { WorkOf } from '../../engine/page/useTool.ts';
import { Button } from '../../components/Button.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { Icon } from '../../components/Icon.tsx';
import paper from '../../components/Sheet.module.css';
import styles from './grammar.module.css';
import { IssueList } from './IssueList.tsx';
import type { Tool } from './issues.ts';
import { Statistics } from './Statistics.tsx';
import { useReview, type Review } from './useReview.ts';

const Comparison = lazy(() => import('../comparison/Comparison.tsx'));

interface PartProps {
  readonly review: Review;
  readonly work: WorkOf<Tool>;
}

/** The corrected text, to copy, download or put into the editor. */
const Corrected = ({ review, work: { tool, handle } }: PartProps) => {
  const [comparing, setComparing] = useState(false);
  // The text that the visitor chooses while comparing.
  const [chosen, setChosen] = useState<string>();
  const { one } = tool.copy;
  const text = chosen ?? review.corrected;
  return (
    <>
      <div className={`${paper.head} ${styles.next}`}>
        <h2>Corrected Text</h2>
        <div className={paper.tools}>
          <Button look="line" onClick={() => setComparing(!comparing)}>
            <Icon name={comparing ? 'check' : 'git-compare'} size="small" />
            {comparing ? 'Done comparing' : 'Compare'}
          </Button>
          <Button look="line" onClick={() => tool.download && downloadText(tool.download.file, text)}>
            <Icon name="download" size="small" />
            Download
          </Button>
          {handle && one && (
            <CopyButton
              id="corrected"
              label="Copy"
              copier={handle.copier}
              onCopy={() => handle.copier.copy('corrected', text, one)}
            />
          )}
        </div>
      </div>
      <div className={`${paper.section} ${styles.corrected}`}>
        {comparing ? (
          <Suspense fallback={text}>
            <Comparison before={review.text} after={review.corrected} onChange={setChosen} />
          </Suspense>
        ) : (
          text
        )}
      </div>
      <div className={`${paper.section} ${styles.apply}`}>
        <Button look="line" disabled={text === review.text} onClick={() => review.applyAll(text)}>
          <Icon name="check" size="small" />
          Apply Corrections
        </Button>
      </div>
    </>
  );
};

/** The result of a check: the issues, and the corrected text. */
const Checked = ({ review, work }: PartProps) => {
  const note = work.run.result?.data.note;
  return (
    <section className={`${paper.sheet} ${paper.bleed} ${paper.fresh}`} aria-label="Result">
      <p role="status" className="offscreen">
        {`Done: ${review.draft?.open.length ?? 0} issues`}
      </p>
      {note !== undefined && <p className={`${paper.section} ${styles.note}`}>{note}</p>}
      <IssueList review={review} />
      {/* A different corrected text starts with no choices made. */}
      <Corrected key={review.corrected} review={review} work={work} />
    </section>
  );
};

/** The statistics of the text while it is written, and after a check the issues found in it (spec 1, section 2). */
export const Sheet: SheetType<WorkOf<Tool>> = ({ kit, work }) => {
  const review = useReview(work);
  return (
    <div className={styles.desk}>
      <Statistics text={review.text} open={review.draft?.open} />
      {review.draft && work.run.status.phase !== 'loading' ? (
        <Checked review={review} work={work} />
      ) : (
        <ResultPanel kit={kit} work={{ ...work, handle: undefined }} />
      )}
    </div>
  );
};
