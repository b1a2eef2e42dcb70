/**
 * Takes the place of the package `react-remove-scroll`, by which Radix holds the page still behind a list: that one writes
 * a style element whose text depends on the width of the scrollbar, which no fixed policy can allow. Here the page stays
 * free to scroll, and the list with it.
 */
import type { ComponentType, ReactNode } from 'react';

interface RemoveScrollProps {
  readonly as: ComponentType<{ children: ReactNode }>;
  readonly children: ReactNode;
}

export const RemoveScroll = ({ as: Container, children }: RemoveScrollProps) => <Container>{children}</Container>;
