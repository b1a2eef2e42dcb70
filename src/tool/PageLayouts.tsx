import { memo, useEffect, useState, type ReactNode } from 'react';
import type { AnyTool } from '../../engine/definition/index.ts';
import { Button } from '../../components/Button.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { useAnnounced } from '../../engine/notices/announce.ts';
import { reload } from '../../engine/keep/draft.ts';
import { About } from './About.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { EndOfFirstPicture } from '../layout/EndOfFirstPicture.tsx';
import styles from './PageLayouts.module.css';
import * as says from '../../words/tool.ts';

const Head = memo(function Head({ tool }: { tool: AnyTool }) {
  return (
    <div className={styles.head}>
      <Breadcrumb group={tool.group} />
      <h1>{tool.name}</h1>
      <p>{tool.description}</p>
      <EndOfFirstPicture />
    </div>
  );
});

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

/** From then on a visitor may rather try than wait. */
const LONG_WAIT_MS = 10_000;

/**
 * While the tool's option lists are loading: its heading and description, and a large spinner, which stays (spec 2, section 4).
 * They are asked for again and again by themselves; after a while a visitor may do it, too.
 */
export const OptionsLoading = ({ tool, failed }: { tool: AnyTool; failed: string | undefined }) => {
  const [long, setLong] = useState(false);
  useAnnounced(failed === undefined ? says.loading : '');
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div data-group={tool.group}>
      <Head tool={tool} />
      <div className={styles.wait}>
        <p>
          <Spinner size="large" />
        </p>
        {failed !== undefined && <p role="alert">{failed}</p>}
        {long && (
          <Button look="line" onClick={reload}>
            {says.tryAgain}
          </Button>
        )}
      </div>
      <About page={tool} withSteps />
    </div>
  );
};
