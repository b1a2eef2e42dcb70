/** Tells the operator of a failure, once there is one; until then it costs a page nothing but these lines. */
export const report = (problem: unknown): void => {
  console.error(problem);
  tell(problem);
};

const tell = (problem: unknown): void =>
  void import('./report.ts').then(
    ({ count }) => count(problem),
    () => undefined,
  );

/** What nothing caught; the browser has said it on its console already. */
export const watchForErrors = (): void => {
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
};
