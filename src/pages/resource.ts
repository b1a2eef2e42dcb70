/**
 * Loads once, however often it is asked for; a failed load is tried again at the next call. What has been loaded is
 * marked the way React's `use` knows, so that a page wakes at once with the tree it was prerendered with.
 */
export const resource = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let kept: Promise<T> | undefined;
  return () => {
    if (kept) return kept;
    const promise: Promise<T> = load();
    kept = promise;
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => {
        kept = undefined;
      },
    );
    return promise;
  };
};
