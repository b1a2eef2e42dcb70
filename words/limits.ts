/** Messages of the suite as a whole; a tool's own messages are in its definition (spec 1 and 2, sections 5 and 8). */
export const DAILY_LIMIT_REACHED = 'Daily usage limit reached. Please try again tomorrow.';
export const TERMS_SENTENCE = 'By continuing you agree to our ';
export const TERMS_LINK = 'Terms and conditions';
export const usesToday = (used: number, perDay: number): string => `${used}/${perDay} Uses Today`;
export const STARTED_OVER = 'Started over.';
export const NO_CONNECTION = 'You are offline. This tool needs a connection; what you type is kept.';
