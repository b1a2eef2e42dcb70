/** What an operator sets by environment variables. Read once, at the start. */
export interface Config {
  readonly port: number;
  /** The address to listen on; undefined for all there are. */
  readonly host: string | undefined;
  /** Scheme and host that canonical links and the sitemap begin with; empty where it is not known. */
  readonly siteUrl: string;
  /** Requests a minute for one visitor; 0 turns the limit off. */
  readonly requestsPerMinute: number;
  /** How many proxies of ours stand in front, each adding one address to X-Forwarded-For. */
  readonly proxies: number;
  /** Load every writer's data at the start instead of at its first use. */
  readonly warm: boolean;
}

const wholeNumber = (name: string, fallback: number): number => {
  const text = process.env[name];
  if (text === undefined || text.trim() === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${text}"`);
  return value;
};

/** @throws Error that names the variable which makes no sense. */
export const readConfig = (): Config => ({
  port: wholeNumber('PORT', 3000),
  host: process.env['HOST'] || undefined,
  siteUrl: (process.env['SITE_URL'] ?? '').replace(/\/+$/, ''),
  requestsPerMinute: wholeNumber('RATE_LIMIT_PER_MINUTE', 300),
  proxies: wholeNumber('TRUSTED_PROXIES', 0),
  warm: process.env['WARM'] === '1',
});
