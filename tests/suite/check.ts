/** One check of the suite. Those that pass are counted, so that the suite cannot pass by finding nothing to check. */
import { it } from 'vitest';

let passed = 0;

export const check = (says: string, test: () => void | Promise<void>): void =>
  it(says, async () => {
    await test();
    passed++;
  });

export const checksPassed = (): number => passed;
