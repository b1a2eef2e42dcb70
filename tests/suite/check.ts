/** One check of the suite. They are counted, so that the suite cannot pass by finding nothing to check. */
import { it } from 'vitest';

let ran = 0;

export const check = (says: string, test: () => void | Promise<void>): void =>
  // oxlint-disable-next-line vitest/valid-title -- the words come from the tables
  it(says, async () => {
    ran++;
    await test();
  });

export const checksRun = (): number => ran;
