import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Boundary } from '../../engine/page/Boundary.tsx';
import { askSideCall } from '../../engine/call/sideCall.ts';
import { isLocal, type FormOf } from '../../engine/definition/index.ts';
import { useKeptForm } from '../../engine/form/useKeptForm.ts';
import { useAnnounced } from '../../engine/notices/announce.ts';
import { notify } from '../../engine/notices/notices.ts';
import type { Page as PageType } from '../../engine/page/ToolPage.tsx';
import { useSideQuery } from '../../engine/call/useSideQuery.ts';
import { useTool, type WorkOf } from '../../engine/page/useTool.ts';
import type { DataOf } from '../../engine/call/reply.ts';
import { isKeeping } from '../../engine/keep/keeping.ts';
import { writeKept } from '../../engine/keep/storage.ts';
import { useKeptAtStart, useKeptTexts } from '../../engine/keep/useKeptAtStart.ts';
import { voterId } from '../../engine/keep/voter.ts';
import { Button } from '../../components/Button.tsx';
import { HelpNote } from '../../components/HelpNote.tsx';
import { Icon } from '../../components/Icon.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import {
  customPromptsIn,
  NO_FILTERS,
  promptsIn,
  SUGGESTIONS,
  votesIn,
  type Calls,
  type Filled,
  type Filters,
  type Prompt,
  type Tool,
  type Vote,
} from './library.ts';
import { PromptCard, PromptGhost } from './PromptCard.tsx';
import styles from './prompts.module.css';
import * as says from '../../words/prompts.ts';

/** Loaded when a visitor first wants prompts of their own. */
const CustomDialog = lazy(() => import('./CustomDialog.tsx'));

const PAGE_SIZE = 20;
const PAUSE_MS = 300;
const FORM_KEY = 'prompt-form';

/** The value, once it has not changed for this many milliseconds. */
const useSettled = <T,>(value: T, ms: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
};

const FILTERS_KEY = 'prompt-search';

/** The search and its filters, which a reload does not lose. */
const useKeptFilters = (): readonly [Filters, (change: (before: Filters) => Filters) => void] => {
  const kept = useKeptAtStart<Filters>(FILTERS_KEY, NO_FILTERS);
  const [chosen, setChosen] = useState<Filters>();
  const filters = chosen ?? kept;
  const change = useCallback(
    (how: (before: Filters) => Filters) => {
      const next = how(filters);
      setChosen(next);
      if (isKeeping()) writeKept(FILTERS_KEY, next);
    },
    [filters],
  );
  return [filters, change];
};

const FILLED_KEY = 'prompt-blanks';

/** What the visitor has put into the blanks of prompts, which a reload does not lose. */
const useFilled = (): readonly [Filled, (blank: string, words: string) => void] => {
  const kept = useKeptTexts(FILLED_KEY);
  const [typed, setTyped] = useState<Filled>();
  const filled = typed ?? kept;
  const fill = (blank: string, words: string): void => {
    const next = { ...filled, [blank]: words };
    setTyped(next);
    if (isKeeping()) writeKept(FILLED_KEY, next);
  };
  return [filled, fill];
};

/** A figure with its noun in the singular or plural. */
const Total = ({ figure, one, many }: { figure: string | number | undefined; one: string; many: string }) => (
  <span>
    <b>{figure}</b> {String(figure) === '1' ? one : many}
  </span>
);

const Stats = ({ stats }: { stats: DataOf<Calls['categories']>['stats'] }) => (
  <p className={styles.stats}>
    {stats && (
      <>
        <Total figure={stats.totalPrompts} one={says.prompt} many={says.prompts} />
        <Total figure={stats.totalLikes} one={says.like} many={says.likes} />
        <Total figure={stats.averageRating} one={says.averageRating} many={says.averageRating} />
      </>
    )}
  </p>
);

const Banner = ({ words, onDismiss }: { words: string; onDismiss: () => void }) => (
  <div className={styles.banner} role="alert">
    <Icon name="circle-alert" />
    <p>{words}</p>
    <IconButton name={says.dismiss} icon="x" onClick={onDismiss} />
  </div>
);

/**
 * Shows how generating prompts ended, as alerts in the words of the specification. Gives the words of the banner above the list.
 */
const useOutcomeNotices = ({ tool, run }: WorkOf<Tool>, onMade: (made: readonly Prompt[]) => void): string | undefined => {
  const { status, result } = run;
  const shown = useRef<unknown>(undefined);
  if (isLocal(tool.call)) throw new Error('prompts are made by the server');
  const { failed, unreachable } = tool.call;
  const failure = status.phase === 'failed' ? status.words : undefined;
  useEffect(() => {
    if (failure === undefined || shown.current === status) return;
    shown.current = status;
    const said = failure === failed ? says.unknownError : failure;
    notify(tool.slug, failure === unreachable ? unreachable : `${failed}: ${said}`, 'problem');
  }, [failure, failed, unreachable, status, tool]);
  useEffect(() => {
    if (!result || shown.current === result) return;
    shown.current = result;
    const made = customPromptsIn(result.data, Date.now());
    notify(tool.slug, says.generated(made.length), 'done');
    onMade(made);
  }, [result, tool, onMade]);
  return failure === unreachable ? failed : failure;
};

/** A library to search and vote in, with a form for the visitor's own prompts (spec 1, section 2). */
export const Page: PageType<Tool> = ({ tool, kit, helpers }) => {
  const work = useTool<DataOf<Tool>, FormOf<Tool>, Calls>(tool, NO_LISTS, helpers);
  const [kept, keep] = useKeptForm(FORM_KEY, work.form, work.defaults);
  const [filters, setFilters] = useKeptFilters();
  const [size, setSize] = useState(PAGE_SIZE);
  const [custom, setCustom] = useState<readonly Prompt[]>([]);
  const [votes, setVotes] = useState<
    Readonly<Record<string, { readonly own: Vote; readonly likes: number; readonly dislikes: number }>>
  >({});
  const [filled, fill] = useFilled();
  const [open, setOpen] = useState(false);
  const [dismissed, setDismissed] = useState<string>();

  const search = useSettled(filters.search.trim(), PAUSE_MS);
  const asked = useMemo(
    () => ({ category: filters.category, search, sortBy: filters.sortBy, limit: size, offset: 0 }),
    [filters.category, filters.sortBy, search, size],
  );
  const list = useSideQuery(tool, 'search', asked);
  const overview = useSideQuery(tool, 'categories', NOTHING, [filters.category, filters.sortBy, search]);
  const { mainCategories: categories = [], stats } = overview.data ?? {};
  const newest = useMemo(() => (list.data ? promptsIn(list.data) : undefined), [list.data]);
  const drawn = useDeferredValue(newest);
  const found = drawn ?? NONE;
  const total = list.data ? Number(list.data.total) || found.length : 0;

  const change = (next: Partial<Filters>): void => {
    setFilters((before) => ({ ...before, ...next }));
    setSize(PAGE_SIZE);
  };
  const onDialogLost = (): void => {
    setOpen(false);
    notify(tool.slug, says.formBroken, 'problem');
  };
  const cards = useRef<HTMLUListElement>(null);
  const onMade = useCallback((made: readonly Prompt[]) => {
    setCustom((before) => [...made, ...before]);
    setOpen(false);
    // They come first in the list, whose beginning may be above what the visitor sees.
    cards.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  const outcome = useOutcomeNotices(work, onMade);
  const failure = [outcome, list.failure, overview.failure].find((words) => words !== undefined && words !== dismissed);

  const vote = (prompt: Prompt, own: Vote): void => {
    const before = votes[prompt.id];
    const next = before?.own === own ? 'none' : own;
    const payload = { id: prompt.id, voter: voterId(), vote: next };
    void askSideCall(tool, 'vote', payload, new AbortController().signal).then((ending) => {
      if (ending === 'stopped') return;
      if ('words' in ending) return notify(tool.slug, ending.words, 'problem');
      setVotes((all) => ({ ...all, [prompt.id]: { own: next, ...votesIn(ending.data) } }));
    });
  };
  useAnnounced(list.busy || list.failure !== undefined ? '' : says.found(total));
  /** Before the first answer there is nothing to show, and nothing to say of it. */
  const waiting = drawn === undefined && list.failure === undefined;
  const shown = [...custom, ...found].map((prompt) => ({ ...prompt, own: 'none' as Vote, ...votes[prompt.id] }));

  return (
    <kit.OneColumnPage tool={tool}>
      <div className={styles.top}>
        <div className={styles.bar}>
          <Button look="main" onClick={() => setOpen(true)}>
            <Icon name="sparkles" size="small" />
            {says.generateCustomPrompts}
          </Button>
          <Button
            look="line"
            onClick={() => change({ search: SUGGESTIONS[Math.floor(Math.random() * SUGGESTIONS.length)] ?? '' })}
          >
            {says.suggestAPrompt}
          </Button>
          <kit.ThemeSwitch />
        </div>
      </div>
      <Stats stats={stats} />
      {failure !== undefined && <Banner words={failure} onDismiss={() => setDismissed(failure)} />}
      <FilterPanel
        filters={filters}
        categories={categories}
        onChange={change}
        onReset={() => {
          const before = filters;
          change(NO_FILTERS);
          notify(tool.slug, says.wasReset, 'done', { label: says.undo, act: () => change(before) });
        }}
      />
      <HelpNote words={list.help} />
      <ul ref={cards} className={styles.cards} aria-label={says.list} aria-busy={list.busy}>
        {shown.map((prompt) => (
          <PromptCard
            key={prompt.id}
            prompt={prompt}
            own={prompt.own}
            onVote={(own) => vote(prompt, own)}
            onTag={(tag) => change({ search: tag })}
            filled={filled}
            onFill={fill}
          />
        ))}
        {waiting && GHOSTS.map((at) => <PromptGhost key={at} />)}
      </ul>
      {custom.length === 0 && drawn?.length === 0 && !list.busy && list.failure === undefined && (
        <div className={styles.none}>
          <p>{says.noPromptsFound}</p>
          <Button look="line" onClick={() => change(NO_FILTERS)}>
            {says.clearFilters}
          </Button>
        </div>
      )}
      {found.length < total && (
        <div className={styles.more}>
          <Button look="line" busy={list.busy} onClick={() => setSize(size + PAGE_SIZE)}>
            {says.loadMore}
          </Button>
        </div>
      )}
      {open && (
        <Boundary fallback={() => null} onError={onDialogLost}>
          <Suspense fallback={null}>
            <CustomDialog
              kit={kit}
              work={work}
              category={filters.category === 'all' ? undefined : filters.category}
              kept={kept}
              onKeep={keep}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </Boundary>
      )}
    </kit.OneColumnPage>
  );
};

const NO_LISTS = {};
const NOTHING = {};
const NONE: readonly Prompt[] = [];
/** As many as a screen shows. */
const GHOSTS = [0, 1, 2, 3, 4, 5];
