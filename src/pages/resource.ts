/** The code of a page could not be loaded: there is no network, or a newer version has replaced it. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
}

const failed = new Set<() => void>();

/** After this, what could not be loaded is requested again when it is next needed. */
export const forgetFailures = (): void => {
  for (const forget of failed) forget();
  failed.clear();
};

/**
 * Loads once, however often it is asked for. A failure is kept until failures are forgotten, since a page that renders again
 * while it waits must get the same promise. A loaded value is marked the way React's `use` expects, so that hydration finds the
 * prerendered tree at once.
 */
export const resource = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let kept: Promise<T> | undefined;
  return () => {
    if (kept) return kept;
    const promise = load().catch((cause: unknown) => {
      throw new CodeMissing('a part of the page could not be loaded', { cause });
    });
    kept = promise;
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => {
        failed.add(() => {
          kept = undefined;
        });
      },
    );
    return promise;
  };
};
