import { lazy, Suspense, useState } from 'react';
import { useAnnounced } from '../../engine/notices/announce.ts';
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
import * as says from '../../words/grammar.ts';

const Comparison = lazy(() => import('../comparison/Comparison.tsx'));

interface PartProps {
  readonly review: Review;
  readonly work: WorkOf<Tool>;
}

interface CorrectedProps extends PartProps {
  /** As corrected, or as the visitor has chosen while comparing. */
  readonly text: string;
  readonly onChoose: (text: string) => void;
}

/** The corrected text, to compare, copy or download. */
const Corrected = ({ review, work: { tool, handle }, text, onChoose }: CorrectedProps) => {
  const [comparing, setComparing] = useState(false);
  const { one } = tool.copy;
  return (
    <>
      <div className={`${paper.head} ${styles.next}`}>
        <h2>{says.correctedText}</h2>
        <div className={paper.tools}>
          <Button look="line" onClick={() => setComparing(!comparing)}>
            <Icon name={comparing ? 'check' : 'git-compare'} size="small" />
            {comparing ? says.doneComparing : says.compare}
          </Button>
          <Button look="line" onClick={() => tool.download && downloadText(tool.download.file, text)}>
            <Icon name="download" size="small" />
            {says.download}
          </Button>
          {handle && one && (
            <CopyButton
              id="corrected"
              label={says.copy}
              copier={handle.copier}
              onCopy={() => handle.copier.copy('corrected', text, one)}
            />
          )}
        </div>
      </div>
      <div className={`${paper.section} ${styles.corrected}`}>
        {comparing ? (
          <Suspense fallback={text}>
            <Comparison before={review.text} after={review.corrected} onChange={onChoose} />
          </Suspense>
        ) : (
          text
        )}
      </div>
    </>
  );
};

/** The result of a check: the issues, and the corrected text. */
const Checked = ({ review, work }: PartProps) => {
  const { corrected } = review;
  // Choices apply to one corrected text: a different one starts with none.
  const [chosen, setChosen] = useState({ of: corrected, text: corrected });
  const text = chosen.of === corrected ? chosen.text : corrected;
  const left = review.draft?.open.length ?? 0;
  useAnnounced(says.found(left));
  const note = work.run.result?.data.note;
  return (
    <section className={`${paper.sheet} ${paper.bleed} ${paper.fresh}`} aria-label={says.result}>
      {note !== undefined && <p className={`${paper.section} ${styles.note}`}>{note}</p>}
      <IssueList review={review} corrected={text} />
      <Corrected
        key={corrected}
        review={review}
        work={work}
        text={text}
        onChoose={(next) => setChosen({ of: corrected, text: next })}
      />
    </section>
  );
};

/** After a check: the statistics of the text, and the issues found in it (spec 1, section 2). */
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
