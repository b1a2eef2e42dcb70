/**
 * The life of one tool page: idle → loading → result or error, as one reducer. A result outlives a later failure;
 * a new run clears the last error; a reply of an abandoned run changes nothing (DESIGN, section 5).
 */
import type { Data } from './reply.ts';
import type { Values } from './definition/index.ts';

export interface Result {
  readonly data: Data;
  /** The form's values it was made with. */
  readonly values: Values;
}

export type Status =
  | { readonly phase: 'idle' }
  /** `more`: what comes is added to the result instead of replacing it. */
  | { readonly phase: 'loading'; readonly run: number; readonly more: boolean }
  | { readonly phase: 'failed'; readonly words: string };

export interface RunState {
  readonly status: Status;
  readonly result: Result | undefined;
}

export type RunEvent =
  | { readonly type: 'started'; readonly run: number; readonly more: boolean }
  | { readonly type: 'succeeded'; readonly run: number; readonly result: Result }
  /** With `words` the tool's red box says them; without, they were told elsewhere. */
  | { readonly type: 'failed'; readonly run: number; readonly words?: string }
  | { readonly type: 'stopped' }
  /** The form itself may not run: the limit is reached, or too little was filled in. */
  | { readonly type: 'refused'; readonly words: string }
  | { readonly type: 'edited' }
  | { readonly type: 'cleared' };

export const idle: RunState = { status: { phase: 'idle' }, result: undefined };

const isCurrent = (state: RunState, run: number): boolean => state.status.phase === 'loading' && state.status.run === run;

export const reduce = (state: RunState, event: RunEvent): RunState => {
  switch (event.type) {
    case 'started':
      return { ...state, status: { phase: 'loading', run: event.run, more: event.more } };
    case 'succeeded':
      return isCurrent(state, event.run) ? { status: { phase: 'idle' }, result: event.result } : state;
    case 'failed':
      if (!isCurrent(state, event.run)) return state;
      return { ...state, status: event.words === undefined ? { phase: 'idle' } : { phase: 'failed', words: event.words } };
    case 'refused':
      return { ...state, status: { phase: 'failed', words: event.words } };
    case 'stopped':
      return state.status.phase === 'loading' ? { ...state, status: { phase: 'idle' } } : state;
    case 'edited':
      return state.status.phase === 'failed' ? { ...state, status: { phase: 'idle' } } : state;
    case 'cleared':
      return idle;
  }
};
