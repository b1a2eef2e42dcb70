import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { valueAsText } from '../../engine/definition/index.ts';
import { useKeptList, type KeptList } from '../../engine/keep/useKeptList.ts';
import { setMarks, type Mark } from '../../engine/form/marks.ts';
import type { WorkOf } from '../../engine/page/useTool.ts';
import { accept, correct, FIELD, ignore, ignoreWords, issuesIn, type Draft, type Issue, type Tool } from './issues.ts';

/** A text under review: its open issues, and what the visitor has decided so far. */
export interface Review {
  /** The text in the editor. */
  readonly text: string;
  /** Undefined before a check, and once the text has been edited since. */
  readonly draft: Draft | undefined;
  readonly corrected: string;
  readonly selected: string | undefined;
  readonly select: (id: string | undefined) => void;
  readonly accept: (issue: Issue, replacement: string) => void;
  readonly ignore: (issue: Issue) => void;
  readonly ignoreAlways: (issue: Issue) => void;
  /** Undoes the last decision; undefined where there is none. */
  readonly undo: (() => void) | undefined;
  readonly ownWords: KeptList;
  /** Puts this text into the editor, which settles its issues. */
  readonly applyAll: (text: string) => void;
}

interface Step {
  readonly draft: Draft;
  /** A word that this decision added to the visitor's list. */
  readonly added?: string;
}

/** The decisions on one check; the newest draft is the last. */
interface Decisions {
  readonly checked: unknown;
  readonly steps: readonly Step[];
}

const NO_STEPS: readonly Step[] = [];

/** The places to mark; of overlapping issues only the first. */
const marksOf = ({ open }: Draft): Mark[] => {
  let end = 0;
  return open
    .flatMap(({ id, type, place }) => (place && place.end > place.start ? [{ id, kind: type, ...place }] : []))
    .toSorted((one, other) => one.start - other.start)
    .filter((mark) => {
      if (mark.start < end) return false;
      end = mark.end;
      return true;
    });
};

export const useReview = ({ tool, form, run }: WorkOf<Tool>): Review => {
  const { result } = run;
  const ownWords = useKeptList('own-words');
  const text = valueAsText(useWatch({ control: form.control, name: FIELD }));
  const [decisions, setDecisions] = useState<Decisions>({ checked: undefined, steps: [] });
  const [selected, select] = useState<string>();

  const first = useMemo((): Draft | undefined => {
    if (!result) return undefined;
    const checked = result.values[FIELD];
    return { text: checked, open: issuesIn(result.data, checked) };
  }, [result]);
  // Decisions apply to one check only.
  const steps = decisions.checked === result ? decisions.steps : NO_STEPS;
  const latest = steps.at(-1)?.draft ?? first;
  const draft = useMemo(() => latest && ignoreWords(latest, ownWords.all), [latest, ownWords.all]);
  const isCurrent = draft !== undefined && draft.text === text;

  const { clear } = run;
  useEffect(() => {
    // The text has been edited by hand, so the issues no longer apply (spec 1, section 4).
    if (latest && latest.text !== text && run.status.phase !== 'loading') clear();
  }, [latest, text, clear, run.status.phase]);

  const decide = (next: Draft, added?: string): void => {
    if (!latest) return;
    setDecisions({ checked: result, steps: [...steps, added === undefined ? { draft: next } : { draft: next, added }] });
    if (next.text !== text) form.setValue(FIELD, next.text, { shouldDirty: true });
    select(undefined);
  };

  const undo = (): void => {
    const last = steps.at(-1);
    if (last?.added !== undefined && ownWords.has(last.added)) ownWords.toggle(last.added);
    const before = steps.at(-2)?.draft ?? first;
    setDecisions({ checked: result, steps: steps.slice(0, -1) });
    if (before) form.setValue(FIELD, before.text, { shouldDirty: true });
  };

  const marks = useMemo(
    () => (draft && isCurrent ? { text: draft.text, list: marksOf(draft), selected, onPick: select } : undefined),
    [draft, isCurrent, selected],
  );
  useEffect(() => {
    setMarks(tool.slug, marks);
  }, [tool, marks]);
  useEffect(() => () => setMarks(tool.slug, undefined), [tool]);

  const untouched = steps.length === 0 && draft !== undefined && draft.open.length === first?.open.length;
  const corrected = draft === undefined ? '' : untouched && result ? (result.data.correctedText ?? '') : correct(draft);

  return {
    text,
    draft: isCurrent ? draft : undefined,
    corrected,
    selected,
    select,
    accept: (issue, replacement) => draft && decide(accept(draft, issue, replacement)),
    ignore: (issue) => draft && decide(ignore(draft, issue)),
    ignoreAlways(issue) {
      if (!draft || ownWords.has(issue.words)) return;
      ownWords.toggle(issue.words);
      decide(draft, issue.words);
    },
    undo: steps.length > 0 ? undo : undefined,
    ownWords,
    applyAll(next) {
      form.setValue(FIELD, next, { shouldDirty: true });
      form.setFocus(FIELD);
    },
  };
};
