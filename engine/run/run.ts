/**
 * The state of one tool page as a reducer: idle → loading → result or error. A result outlives a later failure or result; a new
 * run clears the last error; the reply of an abandoned run changes nothing.
 */
import type { Data } from '../call/reply.ts';
import type { Notes, Values } from '../definition/index.ts';

export interface Result<D = Data, V = Values> {
  /** Names it in the history of this device; what is added to it or changed in it keeps the name. */
  readonly id: string;
  /** What is shown: as written, or as the visitor has changed it since. */
  readonly data: D;
  readonly written: D;
  /** The form's values that it was made from. */
  readonly values: V;
  /** What its reply says about itself. */
  readonly notes: Notes;
  /** It was streamed, and broke off before its end. */
  readonly unfinished?: true;
  /** What was shown before the last Generate More added to it; gone once the visitor changes anything. */
  readonly before?: D | undefined;
}

export type Status =
  | { readonly phase: 'idle' }
  /**
   * `more`: what comes is added to the result instead of replacing it. `sideCall`: the one that makes it. `seen`: the button has
   * been seen to say so, and the sheet may follow. `part`: what has come so far.
   */
  | {
      readonly phase: 'loading';
      readonly run: number;
      readonly more: boolean;
      readonly sideCall: string | undefined;
      readonly seen?: true;
      readonly part?: Result;
    }
  /** `onDevice`: the device's own model failed; the server may be able to write it. */
  | { readonly phase: 'failed'; readonly words: string; readonly onDevice?: true };

/** Every result of this page, the oldest first, and which of them is shown. */
export interface Results {
  readonly versions: readonly Result[];
  readonly at: number;
}

export interface RunState extends Results {
  readonly status: Status;
}

/** What has come of a run. */
interface Came {
  readonly data: Data;
  readonly values: Values;
  readonly notes?: Notes;
}

export type RunEvent =
  | { readonly type: 'started'; readonly run: number; readonly more: boolean; readonly sideCall?: string | undefined }
  /** That it runs has been painted. */
  | { readonly type: 'seen'; readonly run: number }
  | ({ readonly type: 'succeeded'; readonly run: number; readonly id: string } & Came)
  | ({ readonly type: 'progressed'; readonly run: number; readonly id: string } & Came)
  /** With `words`, the tool shows them in its red box; without, they were shown elsewhere. */
  | { readonly type: 'failed'; readonly run: number; readonly words?: string; readonly onDevice?: true }
  | { readonly type: 'stopped' }
  /** The tool may not run: the limit is reached, or too little was filled in. */
  | { readonly type: 'refused'; readonly words: string }
  /** The visitor has edited the form. */
  | { readonly type: 'edited' }
  /** The visitor has changed the shown result. */
  | { readonly type: 'rewritten'; readonly data: Data }
  /** The visitor has turned to another result. */
  | { readonly type: 'turned'; readonly to: number }
  /** What was shown before is shown again: kept on the device, or before it was cleared. */
  | { readonly type: 'restored'; readonly results: Results }
  | { readonly type: 'cleared' };

/** Older results than these are forgotten. */
const MOST_VERSIONS = 20;

export const idle: RunState = { status: { phase: 'idle' }, versions: [], at: 0 };

/** The result that is shown. */
export const shownResult = ({ versions, at }: RunState): Result | undefined => versions[at];

const withShown = (state: RunState, change: (shown: Result) => Result): RunState => ({
  ...state,
  versions: state.versions.map((version, at) => (at === state.at ? change(version) : version)),
});

const resultOf = ({ id, data, values, notes = {} }: Came & { readonly id: string }): Result => ({
  id,
  data,
  written: data,
  values,
  notes,
});

/** Keeps what has come of a run that ends early. */
const withPart = (state: RunState): RunState => {
  const part = state.status.phase === 'loading' && !state.status.more ? state.status.part : undefined;
  return part ? withResult(state, false, { ...part, unfinished: true }) : state;
};

const withResult = (state: RunState, more: boolean, result: Result): RunState => {
  if (more && shownResult(state)) return withShown(state, ({ id, data }) => ({ ...result, id, before: data }));
  const versions = [...state.versions, result].slice(-MOST_VERSIONS);
  return { ...state, versions, at: versions.length - 1 };
};

const statusAfter = ({ words, onDevice }: Extract<RunEvent, { type: 'failed' }>): Status =>
  words === undefined ? { phase: 'idle' } : { phase: 'failed', words, ...(onDevice && { onDevice }) };

const isCurrent = (state: RunState, run: number): boolean => state.status.phase === 'loading' && state.status.run === run;

export const reduce = (state: RunState, event: RunEvent): RunState => {
  switch (event.type) {
    case 'started':
      return { ...state, status: { phase: 'loading', run: event.run, more: event.more, sideCall: event.sideCall } };
    case 'seen':
      if (state.status.phase !== 'loading' || !isCurrent(state, event.run)) return state;
      return { ...state, status: { ...state.status, seen: true } };
    case 'succeeded':
      if (state.status.phase !== 'loading' || !isCurrent(state, event.run)) return state;
      return {
        ...withResult(state, state.status.more, resultOf(event)),
        status: { phase: 'idle' },
      };
    case 'progressed':
      if (state.status.phase !== 'loading' || !isCurrent(state, event.run)) return state;
      return { ...state, status: { ...state.status, part: resultOf(event) } };
    case 'failed':
      if (!isCurrent(state, event.run)) return state;
      return { ...withPart(state), status: statusAfter(event) };
    case 'refused':
      return { ...state, status: { phase: 'failed', words: event.words } };
    case 'stopped':
      return state.status.phase === 'loading' ? { ...withPart(state), status: { phase: 'idle' } } : state;
    case 'edited':
      return state.status.phase === 'failed' ? { ...state, status: { phase: 'idle' } } : state;
    case 'rewritten':
      return withShown(state, (shown) => ({ ...shown, data: event.data, before: undefined }));
    case 'turned':
      return event.to in state.versions ? { ...state, at: event.to } : state;
    case 'restored':
      return state.status.phase === 'loading' ? state : { status: { phase: 'idle' }, ...event.results };
    case 'cleared':
      return idle;
  }
};
