import { HelpNote } from '../../components/HelpNote.tsx';
import { Icon } from '../../components/Icon.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { isLocal, isText, shownFields, valueAsText, type AnyTool, type Example } from '../../engine/definition/index.ts';
import type { ResultHandle } from '../../engine/page/kit.ts';
import { Spinner } from '../../components/Spinner.tsx';
import { StopButton } from '../../components/StopButton.tsx';
import paper from '../../components/Sheet.module.css';
import styles from './sheets.module.css';
import * as says from '../../words/tool.ts';

/** The choices of an example, as a hint of what it asks for. */
const choicesIn = (tool: AnyTool, example: Example): string =>
  Object.entries(example.values)
    .filter(([key]) => tool.fields[key]?.kind === 'select')
    .map(([, value]) => String(value))
    .slice(0, 3)
    .join(', ');

/** On a phone the examples are below the form. */
export const ExamplesLink = () => (
  <a className={styles.examplesLink} href="#examples">
    {says.tryAnExample}
  </a>
);

/** Before the first result: examples to try, then empty ruled lines. */
export const EmptySheet = ({ tool, onExample }: { tool: AnyTool; onExample: (at: number) => void }) => (
  <section className={`${paper.sheet} ${paper.bleed}`} aria-labelledby="examples">
    <div className={paper.head}>
      <div>
        <h2 id="examples">{says.tryAnExample}</h2>
        <p className={paper.say}>{says.examplesNote}</p>
      </div>
    </div>
    <ol className={paper.rows}>
      {tool.examples.map((example, at) => (
        <li key={example.title}>
          <span className={paper.eg} aria-hidden="true">
            {says.forExample}
          </span>
          <button type="button" className={paper.row} onClick={() => onExample(at)}>
            <span className={paper.words}>{example.title}</span>
            <span className={paper.aside}>{choicesIn(tool, example)}</span>
            <span className={paper.go}>
              <Icon name="arrow-right" />
            </span>
          </button>
        </li>
      ))}
    </ol>
    {tool.waiting ? <p className={styles.waiting}>{tool.waiting.empty}</p> : <div className={styles.blank} aria-hidden="true" />}
  </section>
);

const waitingWords = ({ waiting, call }: AnyTool): string =>
  waiting?.busy ?? (isLocal(call) || call.answers !== undefined ? says.working : says.writing);

/** While a result is being made: placeholder lines and a Stop button. */
export const LoadingSheet = ({ tool, rows, onStop }: { tool: AnyTool; rows: number; onStop: () => void }) => (
  <section className={`${paper.sheet} ${paper.bleed}`} aria-busy="true" aria-label={says.result}>
    <div className={paper.head}>
      <p className={styles.status}>
        <Spinner />
        {waitingWords(tool)}
      </p>
      <StopButton onStop={onStop} />
    </div>
    <ol className={paper.rows} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <li key={row}>
          <span className={paper.mark}>{row + 1}</span>
          <div className={styles.ghosts}>
            <span />
            <span />
          </div>
        </li>
      ))}
    </ol>
  </section>
);

/** Turns back to the earlier results of this page. */
const Versions = ({ versions: { at, of, turnTo }, busy }: ResultHandle) => (
  <div className={styles.versions} role="group" aria-label={says.versions}>
    <button type="button" aria-label={says.earlierVersion} disabled={busy || at === 0} onClick={() => turnTo(at - 1)}>
      <Icon name="chevron-left" />
    </button>
    <span>
      {at + 1} / {of}
    </span>
    <button type="button" aria-label={says.laterVersion} disabled={busy || at === of - 1} onClick={() => turnTo(at + 1)}>
      <Icon name="chevron-right" />
    </button>
  </div>
);

/** Above the result: which version it is, whether it is complete, and whether the form has changed since. */
const ResultStatus = ({ result }: { result: ResultHandle }) => {
  const { stale, unfinished, versions, restoreForm, renew, retry, growing, stop } = result;
  if (growing)
    return (
      <div className={styles.standing} data-screen="">
        <span className={styles.status}>
          <Spinner />
          {says.writing}
        </span>
        <StopButton onStop={stop} />
      </div>
    );
  const several = versions.of > 1;
  if (!several && !stale && !unfinished) return null;
  return (
    <div className={styles.standing} data-screen="">
      {several && <Versions {...result} />}
      {unfinished && (
        <p className={styles.stale}>
          {says.thisStoppedEarly}{' '}
          <button type="button" onClick={retry}>
            {says.retry}
          </button>
        </p>
      )}
      {stale && (
        <p className={styles.stale}>
          <span>{says.formHasChanged}</span>{' '}
          <button type="button" onClick={renew}>
            {says.writeItAgain}
          </button>{' '}
          {says.or}{' '}
          <button type="button" onClick={restoreForm}>
            {says.restoreThoseSettings}
          </button>
        </p>
      )}
    </div>
  );
};

/** The first words that were typed for the result. */
const madeFrom = ({ tool, values }: ResultHandle): string =>
  shownFields(tool.fields)
    .map(([key, field]) => (isText(field) ? valueAsText(values[key]).trim() : ''))
    .find((words) => words !== '') ?? '';

/** On a phone the form is far above: this stays over the result, says what it was made from and leads back. */
const BackToForm = (result: ResultHandle) => (
  <div className={styles.back} data-screen="">
    <span>{madeFrom(result)}</span>
    <a href="#form">{says.backToTheForm}</a>
  </div>
);

/** Loaded with the first result, which is complete without it. */
const Byline = lazy(() => import('../prompt/Byline.tsx').catch(() => ({ default: () => null })));

interface ResultSheetProps {
  readonly result: ResultHandle;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** The result on its sheet, with the buttons below. */
export const ResultSheet = ({ result, foot, children }: ResultSheetProps) => {
  const { at } = result.versions;
  return (
    <>
      <BackToForm {...result} />
      <ResultStatus result={result} />
      <HelpNote words={result.notes.help} />
      <section
        key={at}
        className={`${paper.sheet} ${paper.bleed} ${paper.fresh}`}
        aria-label={says.result}
        aria-busy={result.busy}
        data-stale={result.stale || undefined}
      >
        {children}
      </section>
      <Suspense>
        <Byline result={result} />
      </Suspense>
      <div className={styles.foot} data-screen="">
        {foot}
      </div>
    </>
  );
};
