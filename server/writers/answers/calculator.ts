/** The one place that loads the mathematics library: only when a sum or a conversion is asked for. */
import type { BigNumber, MathJsInstance } from 'mathjs';

let loading: Promise<MathJsInstance> | undefined;

/** Exact decimals: 0.1 + 0.2 is 0.3. */
export const calculator = (): Promise<MathJsInstance> =>
  (loading ??= import('mathjs').then(({ create, all }) => create(all!, { number: 'BigNumber', precision: 40 })));

export type { BigNumber, MathJsInstance };
