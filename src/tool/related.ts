import { createContext } from 'react';

/** A page that goes well with the one being read. */
export interface RelatedPage {
  readonly slug: string;
  readonly name: string;
}

/** Handed past the generic page, which knows nothing of other pages. */
export const RelatedPages = createContext<readonly RelatedPage[]>([]);
