import type { LaunchOptions } from 'playwright';
export const QUIET_ARGUMENTS: readonly string[];
export function findBrowser(): Promise<{ executablePath: string; env: Record<string, string>; source: string }>;
export function launchOptions(): Promise<LaunchOptions & { executablePath: string; args: string[] }>;
