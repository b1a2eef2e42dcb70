/** Calls `act` with the newest value, at most once per animation frame; `flush` calls it at once with what is waiting. */
export const onceAFrame = <T>(act: (value: T) => void): ((value: T) => void) & { readonly flush: () => void } => {
  let frame: number | undefined;
  let newest: T;
  const take = (value: T): void => {
    newest = value;
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      act(newest);
    });
  };
  const flush = (): void => {
    if (frame === undefined) return;
    cancelAnimationFrame(frame);
    frame = undefined;
    act(newest);
  };
  return Object.assign(take, { flush });
};
