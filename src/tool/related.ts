import { createContext } from 'react';

/** A page related to the current one. */
export interface RelatedPage {
  readonly slug: string;
  readonly name: string;
}

/** Passed around the generic page, which knows nothing of other pages. */
export const RelatedPages = createContext<readonly RelatedPage[]>([]);
