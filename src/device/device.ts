/** The language model of the visitor's own browser. The code that writes with it is loaded when first needed. */
import type { Device } from '../../engine/run/device.ts';
import * as says from '../../words/device.ts';

const load = () => import('./writing.ts');

const device: Device = {
  async readiness(language) {
    try {
      return await (await import('./availability.ts')).readinessIn(language);
    } catch {
      return 'not at all';
    }
  },
  prepare: (key) =>
    void load().then(
      ({ prepare }) => prepare(key),
      () => undefined,
    ),
  async download(language, onProgress, signal) {
    try {
      return await (await load()).download(language, onProgress, signal);
    } catch {
      return false;
    }
  },
  async write(order) {
    try {
      return await (await load()).write(order);
    } catch {
      return { words: says.partNotLoaded };
    }
  },
};

/** Browsers offer it in secure contexts only, and most offer none. */
export const deviceHere = (): Device | undefined => ('LanguageModel' in globalThis ? device : undefined);
