/**
 * Pages that are only read, linked from the foot of every other. Their files lie beside this one under their own names, and
 * are prerendered, in the sitemap and kept for when there is no network, like the rest.
 */
import type { ComponentType } from 'react';
import type { Head } from '../head/head.ts';
import { resource } from '../pages/resource.ts';

export interface InfoPage {
  readonly slug: string;
  /** What links to it say. */
  readonly name: string;
  readonly load: () => Promise<{ readonly default: ComponentType; readonly head: Head }>;
}

export const infoPages: readonly InfoPage[] = [
  { slug: 'privacy', name: 'Privacy', load: resource(() => import('./privacy.tsx')) },
];

/** The one at this path. */
export const infoPageAt = (path: string): InfoPage | undefined => infoPages.find(({ slug }) => path === `/${slug}`);
