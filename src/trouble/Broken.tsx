import { reload } from '../../engine/carried.ts';
import { site } from '../site.ts';

/** When nothing else can be drawn: as plain as can be, so that it cannot fail itself. */
export const Broken = () => (
  <main>
    <h1>{site.name}</h1>
    <p role="alert">This page stopped working. What you typed is kept in this tab, and comes back with the page.</p>
    <button type="button" data-plain="" onClick={reload}>
      Reload the page
    </button>
  </main>
);
