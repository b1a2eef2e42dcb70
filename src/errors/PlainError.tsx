import { reload } from '../../engine/keep/draft.ts';

/** Shown when nothing else can be drawn: as simple as possible, so that it cannot fail itself. */
export const PlainError = () => (
  <div data-plain="">
    <p role="alert">This page stopped working. What you typed is kept in this tab, and comes back with the page.</p>
    <button type="button" onClick={reload}>
      Reload the page
    </button>
  </div>
);
