/**
 * Pages that are only read, linked from the foot of every page. Their files are in this folder under their slugs; like all pages
 * they are prerendered, in the sitemap and kept for when there is no network.
 */
import type { ComponentType } from 'react';
import type { Head } from '../head/head.ts';
import { resource } from '../pages/resource.ts';

export interface InfoPage {
  readonly slug: string;
  /** The text of links to it. */
  readonly name: string;
  readonly load: () => Promise<{ readonly default: ComponentType; readonly head: Head }>;
}

export const infoPages: readonly InfoPage[] = [
  { slug: 'privacy', name: 'Privacy', load: resource(() => import('./privacy.tsx')) },
];

/** The info page at this path. */
export const infoPageAt = (path: string): InfoPage | undefined => infoPages.find(({ slug }) => path === `/${slug}`);
