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

/** Form and result side by side where there is room, otherwise one below the other. */
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

/** Everything in one column. */
export const OneColumnPage = ({ tool, children }: { tool: AnyTool; children: ReactNode }) => (
  <div data-group={tool.group}>
    <Head tool={tool} />
    {children}
    <About page={tool} withSteps />
  </div>
);

/** While the tool's option lists are loading: its heading and description, and a large spinner. */
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
