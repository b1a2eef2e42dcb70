import type { Found } from '../../support/browsers.mjs';

/** With what a project of the browser tests browses. */
export interface Browsing {
  readonly found: Found | undefined;
  /** What is said where it is not installed. */
  readonly missing: string;
}

export const missing = {
  firefox: 'Firefox is not installed here (Debian: apt-get install firefox-esr)',
  webkit: 'WebKit is not installed here (Debian: apt-get install webkit2gtk-driver xvfb)',
} as const;
