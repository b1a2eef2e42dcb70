import type { ReactNode } from 'react';
import type { AnyTool } from '../../engine/definition/index.ts';
import { Spinner } from '../../components/Spinner.tsx';
import { About } from './About.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './PageLayouts.module.css';

const Head = ({ tool }: { tool: AnyTool }) => (
  <div className={styles.head}>
    <Breadcrumb group={tool.group} />
    <h1>{tool.name}</h1>
    <p>{tool.description}</p>
  </div>
);

/** Form and sheet side by side where there is room, one below the other where there is not. */
export const TwoColumnPage = ({ tool, form, sheet }: { tool: AnyTool; form: ReactNode; sheet: ReactNode }) => (
  <div data-group={tool.group}>
    <div className={styles.desk}>
      <div>
        <Head tool={tool} />
        {form}
      </div>
      <div className={styles.out}>{sheet}</div>
    </div>
    <About page={tool} withSteps />
  </div>
);

/** A page of things to look through. */
export const OneColumnPage = ({ tool, children }: { tool: AnyTool; children: ReactNode }) => (
  <div data-group={tool.group}>
    <Head tool={tool} />
    {children}
    <About page={tool} withSteps />
  </div>
);

/** Until the tool's lists have come: its heading, its words and a spinner over the whole page. */
export const OptionsLoading = ({ tool, failed }: { tool: AnyTool; failed: string | undefined }) => (
  <div data-group={tool.group}>
    <Head tool={tool} />
    <div className={styles.wait}>
      <p role="status">
        <Spinner size="large" />
        <span className="offscreen">Loading…</span>
      </p>
      {failed !== undefined && <p role="alert">{failed}</p>}
    </div>
    <About page={tool} withSteps />
  </div>
);
