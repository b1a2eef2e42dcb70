import { isData, itemsOf, wordsOf } from '../../engine/asText.ts';
import { ResultPanel } from '../../engine/page/ResultPanel.tsx';
import type { Sheet as SheetType } from '../../engine/page/ToolPage.tsx';
import { useSideCall } from '../../engine/page/useSideCall.ts';
import type { ToolAtWork } from '../../engine/page/useTool.ts';
import type { Data } from '../../engine/reply.ts';
import { CopyButton } from '../../components/CopyButton.tsx';
import { MetricFigure } from '../metric/MetricFigure.tsx';
import { StartOverButton } from '../../components/StartOverButton.tsx';
import paper from '../../components/Sheet.module.css';
import { AnalyzeButton } from '../analysis/AnalyzeButton.tsx';
import { Report } from '../analysis/Report.tsx';
import styles from './gig.module.css';

const SCORES = [
  { key: 'keywordOptimization', label: 'Keyword optimization', inside: 'score', said: 'suggestions' },
  { key: 'readability', label: 'Readability', inside: 'score', said: 'feedback' },
  { key: 'conversionPotential', label: 'Conversion potential', inside: 'score', said: 'feedback' },
  { key: 'competitiveness', label: 'Competitiveness', inside: 'score', said: 'feedback' },
];
const LISTS = [
  { key: 'strengths', label: 'Strengths' },
  { key: 'weaknesses', label: 'Weaknesses' },
  { key: 'recommendations', label: 'Recommendations' },
];

/** Three descriptions in place of the one. */
const Variations = ({ items, work: { tool, handle } }: { items: readonly Data[]; work: ToolAtWork }) => (
  <>
    <div className={paper.head}>
      <h2>{items.length === 1 ? '1 variation' : `${items.length} variations`}</h2>
      <StartOverButton label="Start Over" onClick={() => handle?.reset()} />
    </div>
    <ol className={paper.rows}>
      {items.map((item, at) => {
        const id = `variation.${at}`;
        const { one } = tool.copy;
        const words = wordsOf(item, 'description');
        return (
          <li key={id}>
            <span className={paper.mark} aria-hidden="true">
              {at + 1}
            </span>
            <div className={styles.variation}>
              <div className={styles.head}>
                <h3>
                  Variation {wordsOf(item, 'variation') || at + 1}
                  {wordsOf(item, 'focus') !== '' && `: ${wordsOf(item, 'focus')}`}
                </h3>
                <span className={paper.metrics}>
                  <MetricFigure metric={{ key: 'wordCount', label: 'Words', unit: 'words' }} data={item} />
                  <MetricFigure metric={{ key: 'characterCount', label: 'Characters', unit: 'characters' }} data={item} />
                  <MetricFigure metric={{ key: 'estimatedReadTime', label: 'Read time' }} data={item} />
                </span>
              </div>
              <p className={styles.words}>{words}</p>
              {handle && one && (
                <CopyButton id={id} label="Copy" copier={handle.copier} onCopy={() => handle.copier.copy(id, words, one)} />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  </>
);

/** One description with its figures and, on demand, its analysis; or variations of it (spec 2, sections 2 and 4). */
export const Sheet: SheetType = ({ kit, work }) => {
  const { tool, run, handle } = work;
  const { result } = run;
  const description = result ? wordsOf(result.data, 'description') : '';
  const analyses = useSideCall(tool, 'analyze', result?.written);
  const items = result ? itemsOf(result.data, 'variations') : [];
  if (items.length > 0) return <ResultPanel kit={kit} work={work} before={<Variations items={items} work={work} />} />;
  // A new or an edited text is another text: what was said of the first is not said of it.
  const about = `${run.versions.at} ${description}`;
  const analysis = analyses.replies[about]?.['analysis'];
  const foot = (
    <div className={styles.foot}>
      <AnalyzeButton
        running={analyses.running !== undefined}
        disabled={analyses.running !== undefined}
        onClick={() => analyses.start(about, { description }, run.refuse)}
      />
      <StartOverButton label="Reset" look="plain" onClick={() => handle?.reset()} />
    </div>
  );
  const report = isData(analysis) && (
    <div className={paper.section}>
      <Report title="Gig Analysis" overall="overallScore" scores={SCORES} lists={LISTS} data={analysis} />
    </div>
  );
  return <ResultPanel kit={kit} work={work} after={report} foot={foot} />;
};
