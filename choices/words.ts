/** Messages and button labels that more than one tool has. */
import type { CopyWords } from '../engine/definition/index.ts';

export const CANNOT_CONNECT = 'Unable to connect to the server. Please try again.';
export const NETWORK_ERROR = 'Network error. Please try again.';

export const COPIED: CopyWords = { done: 'Copied to clipboard!', failed: 'Failed to copy to clipboard' };
export const COPIED_WITH_TICK: CopyWords = { done: '✓ Copied to clipboard!', failed: 'Failed to copy to clipboard' };

export const GENERATE_MORE = { do: 'more', label: 'Generate More' } as const;
export const COPY_ALL = { do: 'copyAll', label: 'Copy All' } as const;
export const DOWNLOAD = { do: 'download', label: 'Download' } as const;
export const START_OVER = { do: 'reset', label: 'Start Over' } as const;
