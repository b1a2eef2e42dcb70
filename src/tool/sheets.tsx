import { Icon } from '../ui/Icon.tsx';
import type { ReactNode } from 'react';
import type { AnyTool, Example } from '../../engine/definition/index.ts';
import { Button } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import paper from '../ui/Sheet.module.css';
import styles from './sheets.module.css';

/** The choices an example makes, as a hint of what it asks for. */
const choicesIn = (tool: AnyTool, example: Example): string =>
  Object.entries(example.values)
    .filter(([key]) => tool.fields[key]?.kind === 'select')
    .map(([, value]) => String(value))
    .slice(0, 3)
    .join(', ');

/** On a phone the examples lie below the form. */
export const ExamplesLink = () => (
  <a className={styles.examplesLink} href="#examples">
    Try an example
  </a>
);

/** Before the first result: examples to try, then blank ruled lines. */
export const EmptySheet = ({ tool, onExample }: { tool: AnyTool; onExample: (at: number) => void }) => (
  <section className={`${paper.sheet} ${paper.bleed}`} aria-labelledby="examples">
    <div className={paper.head}>
      <div>
        <h2 id="examples">Try an example</h2>
        <p className={paper.say}>It fills the form. Change what you like, then generate.</p>
      </div>
    </div>
    <ol className={paper.rows}>
      {tool.examples.map((example, at) => (
        <li key={example.title}>
          <span className={paper.eg} aria-hidden="true">
            e.g.
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
    <div className={styles.blank} aria-hidden="true" />
  </section>
);

/** Lines being written, until the result is there. */
export const LoadingSheet = ({ rows, onStop }: { rows: number; onStop: () => void }) => (
  <section className={`${paper.sheet} ${paper.bleed}`} aria-busy="true" aria-label="Result">
    <div className={paper.head}>
      <p role="status" className={styles.status}>
        <Spinner />
        Writing…
      </p>
      <Button look="line" onClick={onStop}>
        <Icon name="square" size="small" />
        Stop
      </Button>
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

interface ResultSheetProps {
  readonly tool: AnyTool;
  readonly busy: boolean;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** The result on its sheet, and the buttons below. */
export const ResultSheet = ({ tool, busy, foot, children }: ResultSheetProps) => (
  <>
    <p role="status" className="offscreen">
      {busy ? 'Writing…' : `Done: ${tool.name}`}
    </p>
    <section className={`${paper.sheet} ${paper.bleed} ${paper.fresh}`} aria-label="Result" aria-busy={busy}>
      {children}
    </section>
    <div className={styles.foot}>{foot}</div>
  </>
);
