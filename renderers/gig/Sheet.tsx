import type { CallsOf } from '../../engine/call/sideCall.ts';
import { ResultPanel } from '../../engine/page/ResultPanel.tsx';
import type { Sheet as SheetType } from '../../engine/page/ToolPage.tsx';
import { useSideCall } from '../../engine/call/useSideCall.ts';
import type { WorkOf } from '../../engine/page/useTool.ts';
import type { DataOf, ItemOf } from '../../engine/call/reply.ts';
import type definition from '../../tools/fiver-gig-generator.ts';
import { CopyButton } from '../../components/CopyButton.tsx';
import { Figure } from '../metric/MetricFigure.tsx';
import { StartOverButton } from '../../components/StartOverButton.tsx';
import paper from '../../components/Sheet.module.css';
import { AnalyzeButton } from '../analysis/AnalyzeButton.tsx';
import { Report } from '../analysis/Report.tsx';
import styles from './gig.module.css';
import * as says from '../../words/gig.ts';

type Tool = typeof definition;
type Calls = CallsOf<Tool>;
/** A shown result is one description, or several variations of it. */
type Work = WorkOf<Tool, DataOf<Tool> & DataOf<Calls['variations']>>;
type Variation = ItemOf<DataOf<Calls['variations']>['variations']>;
type Analysis = NonNullable<DataOf<Calls['analyze']>['analysis']>;

/** A score, with the text about it. */
const judged = (label: string, part: Analysis['readability']) => ({
  label,
  score: part?.score,
  remarks: part?.feedback === undefined ? [] : [part.feedback],
});

const GigReport = ({ analysis }: { analysis: Analysis }) => {
  const { keywordOptimization: keywords, readability, conversionPotential, competitiveness } = analysis;
  return (
    <Report
      title={says.gigAnalysis}
      overall={analysis.overallScore}
      scores={[
        { label: says.keywordOptimization, score: keywords?.score, remarks: keywords?.suggestions },
        judged(says.readability, readability),
        judged(says.conversionPotential, conversionPotential),
        judged(says.competitiveness, competitiveness),
      ]}
      lists={[
        { label: says.strengths, items: analysis.strengths },
        { label: says.weaknesses, items: analysis.weaknesses },
        { label: says.recommendations, items: analysis.recommendations },
      ]}
    />
  );
};

/** Several descriptions in place of the one. */
const Variations = ({ items, work: { tool, handle } }: { items: readonly Variation[]; work: Work }) => (
  <>
    <div className={paper.head}>
      <h2>{says.variations(items.length)}</h2>
      <StartOverButton label={says.startOver} onClick={() => handle?.reset()} />
    </div>
    <ol className={paper.rows}>
      {items.map((item, at) => {
        const id = `variation.${at}`;
        const { one } = tool.copy;
        const words = item.description ?? '';
        return (
          <li key={id}>
            <span className={paper.mark} aria-hidden="true">
              {at + 1}
            </span>
            <div className={styles.variation}>
              <div className={styles.head}>
                <h3>{says.variation(item.variation ?? at + 1, item.focus)}</h3>
                <span className={paper.metrics}>
                  <Figure label={says.words} unit="words" value={item.wordCount} />
                  <Figure label={says.characters} unit="characters" value={item.characterCount} />
                  <Figure label={says.readTime} value={item.estimatedReadTime} />
                </span>
              </div>
              <p className={styles.words}>{words}</p>
              {handle && one && (
                <CopyButton id={id} label={says.copy} copier={handle.copier} onCopy={() => handle.copier.copy(id, words, one)} />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  </>
);

/** One description with its figures and, on demand, its analysis; or variations of it (spec 2, sections 2 and 4). */
export const Sheet: SheetType<Work> = ({ kit, work }) => {
  const { tool, run, handle } = work;
  const { result } = run;
  const { description = '', variations = [] } = result?.data ?? {};
  const analyses = useSideCall(tool, 'analyze', result?.written);
  if (variations.length > 0) return <ResultPanel kit={kit} work={work} before={<Variations items={variations} work={work} />} />;
  // A new or edited text is another text: the analysis of the first does not apply to it.
  const about = `${run.versions.at} ${description}`;
  const analysis = analyses.replies[about]?.analysis;
  const foot = (
    <div className={styles.foot}>
      <AnalyzeButton
        running={analyses.running !== undefined}
        disabled={analyses.running !== undefined}
        onClick={() => analyses.start(about, { description }, run.refuse)}
      />
      <StartOverButton label={says.reset} look="plain" onClick={() => handle?.reset()} />
    </div>
  );
  const report = analysis && (
    <div className={paper.section}>
      <GigReport analysis={analysis} />
    </div>
  );
  return <ResultPanel kit={kit} work={work} after={report} foot={foot} />;
};
