import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Shown in place of the children once rendering them has failed; `retry` renders them again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  /** The children are rendered again when this changes. */
  readonly about?: unknown;
  readonly onError?: () => void;
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

interface Failure {
  readonly error: unknown;
}

/**
 * An error boundary: keeps a failure from the rest of the page. Our own, since it is on every page and the library for it weighs
 * 0.3 kB more.
 */
export class Boundary extends Component<BoundaryProps, { readonly failure: Failure | undefined }> {
  override readonly state: { readonly failure: Failure | undefined } = { failure: undefined };

  static getDerivedStateFromError(error: unknown): { readonly failure: Failure } {
    return { failure: { error } };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override componentDidUpdate({ about }: BoundaryProps, { failure }: Readonly<Boundary['state']>): void {
    // Not in the update that failed: what has changed may be what made it fail.
    if (failure && this.state.failure && about !== this.props.about) this.retry();
  }

  readonly retry = (): void => {
    this.props.onRetry?.();
    this.setState({ failure: undefined });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.retry) : this.props.children;
  }
}
