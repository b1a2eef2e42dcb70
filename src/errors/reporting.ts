/**
 * Reports an error to the operator. The code for it is loaded with the first error; until then a page carries only these lines.
 */
export const report = (problem: unknown): void => {
  console.error(problem);
  tell(problem);
};

const tell = (problem: unknown): void =>
  void import('./report.ts').then(
    ({ count }) => count(problem),
    () => undefined,
  );

/** Reports what nothing caught; the browser has already logged it to its console. */
export const watchForErrors = (): void => {
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
};
