import type { LaunchOptions } from 'playwright';

export interface Chromium {
  readonly kind: 'chromium';
  readonly launchOptions: LaunchOptions & { executablePath: string; args: string[] };
}
export interface Other {
  readonly kind: 'firefox' | 'webkit';
  readonly program: string;
}
export type Found = Chromium | Other;

/** The one that visitors would have, then the packaged one, where it is another. @throws where there is none. */
export function findChromiums(): Promise<readonly [Chromium, ...Chromium[]]>;
export function findFirefox(): Promise<Other | undefined>;
export function findWebKit(): Promise<Other | undefined>;
/** Ready for `chromium.launch(...)`. @throws where no Chromium is to be found. */
export function launchOptions(): Promise<Chromium['launchOptions']>;
