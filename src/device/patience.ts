/** How long a model may be silent: it may need its time to wake, and is told to stop when nothing comes any more. */
const LONGEST_SILENCE_MS = 120_000;

export interface Patience {
  /** Ends with a TimeoutError when it has been silent for too long. */
  readonly signal: AbortSignal;
  /** Something has come. */
  readonly renew: () => void;
  readonly end: () => void;
}

export const createPatience = (): Patience => {
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
