/** How long a model may be silent: it may need time to load, and is stopped when nothing comes any more. */
const LONGEST_SILENCE_MS = 120_000;

export interface SilenceWatch {
  /** Aborts with a TimeoutError when the model has been silent for too long. */
  readonly signal: AbortSignal;
  /** Call when something has come: starts the time again. */
  readonly renew: () => void;
  readonly end: () => void;
}

export const createSilenceWatch = (): SilenceWatch => {
  const controller = new AbortController();
  const tooLong = (): void => controller.abort(new DOMException('The model is silent.', 'TimeoutError'));
  let timer = setTimeout(tooLong, LONGEST_SILENCE_MS);
  return {
    signal: controller.signal,
    renew() {
      clearTimeout(timer);
      timer = setTimeout(tooLong, LONGEST_SILENCE_MS);
    },
    end: () => clearTimeout(timer),
  };
};
