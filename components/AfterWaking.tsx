import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface AfterWakingProps<P> {
  /** The same function each time. */
  readonly load: () => Promise<{ default: ComponentType<P> }>;
  readonly with: P;
  /** What is there until then, and where it cannot be loaded. */
  readonly until: ReactNode;
}

/** A part of the page that nobody needs at once: loaded when the page is awake. */
export const AfterWaking = <P extends object>({ load, with: props, until }: AfterWakingProps<P>) => {
  const [Loaded, setLoaded] = useState<ComponentType<P>>();
  useEffect(() => {
    const timer = setTimeout(() => {
      load().then(
        (module) => setLoaded(() => module.default),
        () => undefined,
      );
    });
    return () => clearTimeout(timer);
  }, [load]);
  return Loaded ? <Loaded {...props} /> : until;
};
