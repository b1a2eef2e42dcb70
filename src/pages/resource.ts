/** The code of a page could not be fetched: there is no network, or a newer version has taken its place. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
}

const failed = new Set<() => void>();

/** What could not be loaded is asked for again when it is next needed. */
export const forgetFailures = (): void => {
  for (const forget of failed) forget();
  failed.clear();
};

/**
 * Loads once, however often it is asked for; a failure stays one until failures are forgotten, since a page that is drawn
 * again while it waits must meet the same promise. What has been loaded is marked the way React's `use` knows, so that a
 * page wakes at once with the tree it was prerendered with.
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
