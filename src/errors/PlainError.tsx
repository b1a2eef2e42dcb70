import { reload } from '../../engine/keep/draft.ts';
import * as says from '../../words/errors.ts';

/** Shown when nothing else can be drawn: as simple as possible, so that it cannot fail itself. */
export const PlainError = () => (
  <div data-plain="">
    <p role="alert">{says.pageStoppedTypedIsKept}</p>
    <button type="button" onClick={reload}>
      {says.reloadPage}
    </button>
  </div>
);
