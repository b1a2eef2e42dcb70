import type { LaunchOptions } from 'playwright';

/** Ready for `chromium.launch(...)`. @throws where no browser is to be found. */
export function launchOptions(): Promise<LaunchOptions & { executablePath: string; args: string[] }>;
