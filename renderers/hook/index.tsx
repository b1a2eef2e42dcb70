import { useState } from 'react';
import { isData, itemsOf, wordsOf } from '../../engine/asText.ts';
import type { Sheet as SheetType } from '../../engine/page/ToolPage.tsx';
import { ResultPanel } from '../../engine/page/ResultPanel.tsx';
import { useSideCall, type SideCalls } from '../../engine/page/useSideCall.ts';
import type { ToolAtWork } from '../../engine/page/useTool.ts';
import type { Data } from '../../engine/reply.ts';
import { CopyButton } from '../../components/CopyButton.tsx';
import { MetricFigure } from '../metric/MetricFigure.tsx';
import { StartOverButton } from '../../components/StartOverButton.tsx';
import paper from '../../components/Sheet.module.css';
import { AnalyzeButton } from '../analysis/AnalyzeButton.tsx';
import { Report } from '../analysis/Report.tsx';
import styles from './hook.module.css';

const SCORES = [
  { key: 'engagementLevel', label: 'Engagement' },
  { key: 'clarityScore', label: 'Clarity' },
  { key: 'emotionalImpact', label: 'Emotion' },
  { key: 'curiosityFactor', label: 'Curiosity' },
  { key: 'audienceRelevance', label: 'Relevance' },
];
const LISTS = [
  { key: 'strengths', label: 'Strengths' },
  { key: 'improvements', label: 'Improvements' },
  { key: 'bestUseCases', label: 'Best Use Cases', joined: true },
] as const;

interface HookProps {
  readonly hook: Data;
  /** Names it among all hooks of this page. */
  readonly id: string;
  readonly selected: boolean;
  readonly onAnalyze: () => void;
  readonly analyses: SideCalls;
  readonly work: ToolAtWork;
}

const Hook = ({ hook, id, selected, onAnalyze, analyses, work: { tool, handle } }: HookProps) => {
  const words = wordsOf(hook, 'text');
  const { one } = tool.copy;
  const analysis = analyses.replies[id]?.['analysis'];
  const running = analyses.running === id;
  return (
    <div className={styles.hook} data-selected={selected || undefined}>
      <div className={styles.head}>
        <h3>Hook {wordsOf(hook, 'id')}</h3>
        <span className={paper.metrics}>
          <MetricFigure metric={{ key: 'wordCount', label: 'Words', unit: 'words' }} data={hook} />
          <MetricFigure metric={{ key: 'characterCount', label: 'Characters', unit: 'characters' }} data={hook} />
        </span>
      </div>
      <button
        type="button"
        className={styles.words}
        aria-pressed={selected}
        disabled={analyses.running !== undefined}
        title="Analyze this hook"
        onClick={onAnalyze}
      >
        {words}
      </button>
      <div className={styles.tools}>
        {handle && one && (
          <CopyButton id={id} label="Copy" copier={handle.copier} onCopy={() => handle.copier.copy(id, words, one)} />
        )}
        <AnalyzeButton running={running} disabled={analyses.running !== undefined} onClick={onAnalyze} />
      </div>
      {isData(analysis) && (
        <Report
          title={`Analysis of hook ${wordsOf(hook, 'id')}`}
          overall="overallScore"
          scores={SCORES}
          lists={LISTS}
          data={analysis}
        />
      )}
    </div>
  );
};

/** Hooks, each to copy and to analyse; a report opens under the one it is about (spec 2, section 2). */
export const Sheet: SheetType = ({ kit, work }) => {
  const { tool, run, handle } = work;
  const version = run.result?.written;
  const analyses = useSideCall(tool, 'analyze', version);
  const [selected, setSelected] = useState<string>();
  const analyze = (id: string, hook: Data): void => {
    setSelected(id);
    const { hookType, targetAudience } = run.result?.values ?? {};
    analyses.start(id, { hook: wordsOf(hook, 'text'), hookType, targetAudience }, run.refuse);
  };
  const hooks = run.result ? itemsOf(run.result.data, 'hooks') : [];
  const total = run.result ? wordsOf(run.result.data, 'totalHooks') : '';
  const list = (
    <>
      <div className={paper.head}>
        <h2>{`Generated Hooks (${total === '' ? hooks.length : total})`}</h2>
        <StartOverButton label="Start Over" onClick={() => handle?.reset()} />
      </div>
      {hooks.length === 0 && <p className={paper.section}>No hooks came back. Try other words for the topic.</p>}
      <ol className={paper.rows}>
        {hooks.map((hook, at) => {
          const id = `${run.versions.at}.${at}`;
          return (
            <li key={id}>
              <span className={paper.mark} aria-hidden="true">
                {at + 1}
              </span>
              <Hook
                hook={hook}
                id={id}
                selected={selected === id}
                onAnalyze={() => analyze(id, hook)}
                analyses={analyses}
                work={work}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
  return <ResultPanel kit={kit} work={work} before={list} />;
};
