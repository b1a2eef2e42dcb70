import type { ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import type { Kit, PartErrorProps } from './kit.ts';

interface GuardProps extends Omit<PartErrorProps, 'onRetry'> {
  readonly kit: Pick<Kit, 'PartError'>;
  /** The part is rendered again when this changes. */
  readonly about?: unknown;
  readonly children: ReactNode;
}

/** A part of the page that may fail without the rest: what was typed stays, and this part can be tried again. */
export const Guard = ({ kit, about, children, ...error }: GuardProps) => (
  <Boundary about={about} fallback={(_, retry) => <kit.PartError {...error} onRetry={retry} />}>
    {children}
  </Boundary>
);
