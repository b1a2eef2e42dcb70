import { memo, Suspense, use, useEffect, useMemo, useRef, type ComponentType } from 'react';
import type { CallsOf, ToolWithCalls } from '../call/sideCall.ts';
import type { Transforms } from '../converter/transforms.ts';
import type { AnyTool, ToolDefinition } from '../definition/index.ts';
import type { Device } from '../run/device.ts';
import type { LoadRewrite } from '../run/fallback.ts';
import { useOptions } from '../form/options.ts';
import type { OptionLists } from '../form/values.ts';
import { Guard } from './Guard.tsx';
import type { Kit } from './kit.ts';
import { ResultPanel, Waiting } from './ResultPanel.tsx';
import { useSheetInView } from './behaviour.ts';
import { shareForm } from '../form/shareForm.ts';
import { ToolForm } from './ToolForm.tsx';
import styles from './page.module.css';
import { useTool, type Helpers, type ToolAtWork } from './useTool.ts';
import * as says from '../../words/tool.ts';

/** Draws the sheet beside the form in place of blocks. */
export type Sheet<W = ToolAtWork> = ComponentType<{ kit: Kit; work: W }>;
/** Draws the whole page in place of form and sheet. */
export type Page<T extends ToolDefinition = AnyTool> = ComponentType<{
  tool: ToolWithCalls<CallsOf<T>>;
  kit: Kit;
  helpers: Helpers;
}>;
/**
 * A tool's own screen: a folder of `renderers/`. Its sheet is loaded when the page has woken, and drawn once there is a result;
 * until then there is `Before`, where it has one, or what every tool shows.
 */
export type Screen =
  | { readonly loadSheet: () => Promise<{ readonly Sheet: Sheet }>; readonly Before?: Sheet }
  | { readonly Page: Page };

interface ToolPageProps {
  readonly tool: AnyTool;
  readonly kit: Kit;
  /** The transforms that a tool without a server uses. */
  readonly transforms?: Transforms;
  /** Writes in place of a server that cannot be reached, where the tool names it. */
  readonly fallback?: LoadRewrite | undefined;
  /** The language model of the visitor's browser, where it has one. */
  readonly device?: Device | undefined;
  /** The tool's own screen, where it has one. */
  readonly screen?: Screen | undefined;
}

const NO_TRANSFORMS: Transforms = {};

/** The page of every tool: waits for its option lists where it has any, then shows form and result. */
export function ToolPage({ tool, kit, transforms = NO_TRANSFORMS, fallback, device, screen }: ToolPageProps) {
  const { lists, failed } = useOptions(tool.options?.get);
  const helpers = useMemo(() => ({ transforms, fallback, device }), [transforms, fallback, device]);
  if (!lists) return <kit.OptionsLoading tool={tool} failed={failed ? tool.options?.failed : undefined} />;
  if (screen && 'Page' in screen) return <screen.Page tool={tool} kit={kit} helpers={helpers} />;
  return <FormAndSheet tool={tool} kit={kit} helpers={helpers} lists={lists} screen={screen} />;
}

interface FormAndSheetProps {
  readonly tool: AnyTool;
  readonly kit: Kit;
  readonly helpers: Helpers;
  readonly lists: OptionLists;
  readonly screen: OwnSheet | undefined;
}

type OwnSheet = Exclude<Screen, { readonly Page: Page }>;

const LoadedSheet = ({ screen, kit, work }: { screen: OwnSheet; kit: Kit; work: ToolAtWork }) => {
  const { Sheet } = use(screen.loadSheet());
  return <Sheet kit={kit} work={work} />;
};

interface SheetOfProps {
  readonly screen: OwnSheet | undefined;
  readonly kit: Kit;
  readonly work: ToolAtWork;
  /** It is not drawn anew before what a press changes at once has been painted. */
  readonly waits: boolean;
}

/** What is beside the form, in the way of the tool's own screen where it has one. */
const SheetOf = memo(
  function SheetOf({ screen, kit, work }: SheetOfProps) {
    // Right after hydration, like the blocks: to show a result must not depend on a server that is still reachable.
    useEffect(() => {
      screen?.loadSheet().catch(() => undefined);
    }, [screen]);
    const { status, versions } = work.run;
    const hasResult = versions.of > 0 || (status.phase === 'loading' && status.part !== undefined);
    const Before = screen?.Before ?? ResultPanel;
    if (!screen || !hasResult) return <Before kit={kit} work={work} />;
    return (
      <Suspense fallback={<Waiting kit={kit} work={work} />}>
        <LoadedSheet screen={screen} kit={kit} work={work} />
      </Suspense>
    );
  },
  (_, { waits }) => waits,
);

function FormAndSheet({ tool, kit, helpers, lists, screen }: FormAndSheetProps) {
  const work = useTool(tool, lists, helpers);
  const { form, run } = work;
  const sheet = useRef<HTMLDivElement>(null);
  const { status, versions } = run;
  const running = status.phase === 'loading' && !status.more;
  const link = useMemo(() => <kit.ExamplesLink />, [kit]);
  const waits = running && !status.seen;
  useSheetInView(sheet, { running, growing: running && status.part !== undefined, results: versions.of });
  return (
    <kit.TwoColumnPage
      tool={tool}
      form={
        <Guard kit={kit} place="form" words={says.formBroken}>
          <ToolForm
            kit={kit}
            work={work}
            onShare={() => void shareForm(tool, form.getValues(), work.defaults)}
            besideFirst={run.result ? undefined : link}
          />
        </Guard>
      }
      sheet={
        <div ref={sheet} tabIndex={-1} className={styles.sheet}>
          <Guard kit={kit} about={run.result} place="sheet" words={says.resultBroken}>
            <SheetOf screen={screen} kit={kit} work={work} waits={waits} />
          </Guard>
        </div>
      }
    />
  );
}
