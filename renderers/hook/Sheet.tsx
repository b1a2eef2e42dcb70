import { useState } from 'react';
import type { CallsOf } from '../../engine/call/sideCall.ts';
import type { Sheet as SheetType } from '../../engine/page/ToolPage.tsx';
import { ResultPanel } from '../../engine/page/ResultPanel.tsx';
import { useSideCall, type SideCallState } from '../../engine/call/useSideCall.ts';
import type { WorkOf } from '../../engine/page/useTool.ts';
import type { DataOf, ItemOf } from '../../engine/call/reply.ts';
import type definition from '../../tools/hook-generator.ts';
import { CopyButton } from '../../components/CopyButton.tsx';
import { Figure } from '../metric/MetricFigure.tsx';
import { StartOverButton } from '../../components/StartOverButton.tsx';
import paper from '../../components/Sheet.module.css';
import { AnalyzeButton } from '../analysis/AnalyzeButton.tsx';
import { Report } from '../analysis/Report.tsx';
import styles from './hook.module.css';
import * as says from '../../words/hook.ts';

type Tool = typeof definition;
type Work = WorkOf<Tool>;
type OneHook = ItemOf<DataOf<Tool>['hooks']>;
type Analyze = CallsOf<Tool>['analyze'];
type Analysis = NonNullable<DataOf<Analyze>['analysis']>;

const HookReport = ({ hook, analysis }: { hook: OneHook; analysis: Analysis }) => (
  <Report
    title={says.analysisOf(hook.id ?? '')}
    overall={analysis.overallScore}
    scores={[
      { label: says.engagement, score: analysis.engagementLevel },
      { label: says.clarity, score: analysis.clarityScore },
      { label: says.emotion, score: analysis.emotionalImpact },
      { label: says.curiosity, score: analysis.curiosityFactor },
      { label: says.relevance, score: analysis.audienceRelevance },
    ]}
    lists={[
      { label: says.strengths, items: analysis.strengths },
      { label: says.improvements, items: analysis.improvements },
      { label: says.bestUseCases, items: analysis.bestUseCases, joined: true },
    ]}
  />
);

interface HookProps {
  readonly hook: OneHook;
  /** Identifies it among all hooks of this page. */
  readonly id: string;
  readonly selected: boolean;
  readonly onAnalyze: () => void;
  readonly analyses: SideCallState<Analyze>;
  readonly work: Work;
}

const Hook = ({ hook, id, selected, onAnalyze, analyses, work: { tool, handle } }: HookProps) => {
  const words = hook.text ?? '';
  const { one } = tool.copy;
  const analysis = analyses.replies[id]?.analysis;
  const running = analyses.running === id;
  return (
    <div className={styles.hook} data-selected={selected || undefined}>
      <div className={styles.head}>
        <h3>{says.hook(hook.id ?? '')}</h3>
        <span className={paper.metrics}>
          <Figure label={says.words} unit="words" value={hook.wordCount} />
          <Figure label={says.characters} unit="characters" value={hook.characterCount} />
        </span>
      </div>
      <button
        type="button"
        className={styles.words}
        aria-pressed={selected}
        aria-disabled={analyses.running !== undefined || undefined}
        title={says.analyzeThisHook}
        onClick={analyses.running === undefined ? onAnalyze : undefined}
      >
        {words}
      </button>
      <div className={styles.tools}>
        {handle && one && (
          <CopyButton id={id} label={says.copy} copier={handle.copier} onCopy={() => handle.copier.copy(id, words, one)} />
        )}
        <AnalyzeButton running={running} disabled={analyses.running !== undefined} onClick={onAnalyze} />
      </div>
      {analysis && <HookReport hook={hook} analysis={analysis} />}
    </div>
  );
};

/** Hooks, each to copy and to analyze; a report opens below its hook (spec 2, section 2). */
export const Sheet: SheetType<Work> = ({ kit, work }) => {
  const { tool, run, handle } = work;
  const version = run.result?.written;
  const analyses = useSideCall(tool, 'analyze', version);
  const [selected, setSelected] = useState<string>();
  const analyze = (id: string, { text: hook = '' }: OneHook): void => {
    if (!run.result) return;
    setSelected(id);
    const { hookType, targetAudience } = run.result.values;
    analyses.start(id, { hook, hookType, targetAudience }, run.refuse);
  };
  const { hooks = [], totalHooks = hooks.length } = run.result?.data ?? {};
  const list = (
    <>
      <div className={paper.head}>
        <h2>{says.generatedHooks(totalHooks)}</h2>
        <StartOverButton label={says.startOver} onClick={() => handle?.reset()} />
      </div>
      {hooks.length === 0 && <p className={paper.section}>{says.noHooks}</p>}
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
