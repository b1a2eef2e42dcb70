/**
 * Takes the place of the package `react-remove-scroll`, by which Radix holds the page still behind a list or a dialog:
 * that one writes a style element whose text depends on the width of the scrollbar, which no fixed policy can allow.
 */
import { useEffect, type ComponentType, type ReactNode } from 'react';

interface RemoveScrollProps {
  readonly as: ComponentType<{ children: ReactNode }>;
  readonly children: ReactNode;
}

let locks = 0;

export const RemoveScroll = ({ as: Container, children }: RemoveScrollProps) => {
  useEffect(() => {
    locks += 1;
    document.body.dataset['scrollLocked'] = '';
    return () => {
      locks -= 1;
      if (locks === 0) delete document.body.dataset['scrollLocked'];
    };
  }, []);
  return <Container>{children}</Container>;
};
