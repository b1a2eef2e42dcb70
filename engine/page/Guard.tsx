import type { ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import type { Kit, PartErrorProps } from './kit.ts';

interface GuardProps extends Omit<PartErrorProps, 'onRetry'> {
  readonly kit: Pick<Kit, 'PartError'>;
  /** It is tried again by itself when this changes. */
  readonly about?: unknown;
  readonly children: ReactNode;
}

/** A part of the page that fails alone: the rest stays, with what was typed, and this part can be tried again. */
export const Guard = ({ kit, about, children, ...error }: GuardProps) => (
  <Boundary about={about} fallback={(_, retry) => <kit.PartError {...error} onRetry={retry} />}>
    {children}
  </Boundary>
);
