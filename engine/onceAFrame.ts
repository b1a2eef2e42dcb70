/** Hands on only the newest value, at most once in each frame of the screen. */
export const onceAFrame = <T>(act: (value: T) => void): ((value: T) => void) & { readonly cancel: () => void } => {
  let frame: number | undefined;
  let newest: T;
  const take = (value: T): void => {
    newest = value;
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      act(newest);
    });
  };
  const cancel = (): void => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  };
  return Object.assign(take, { cancel });
};
