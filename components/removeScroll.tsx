/**
 * Replaces the package `react-remove-scroll`, which Radix uses to stop the page from scrolling behind a list: the package adds a
 * style element whose text depends on the width of the scrollbar, which no fixed Content-Security-Policy can allow. Here the page
 * can still scroll, and the list with it.
 */
import type { ComponentType, ReactNode } from 'react';

interface RemoveScrollProps {
  readonly as: ComponentType<{ children: ReactNode }>;
  readonly children: ReactNode;
}

export const RemoveScroll = ({ as: Container, children }: RemoveScrollProps) => <Container>{children}</Container>;
