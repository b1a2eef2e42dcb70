import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** What stands in place of the children once drawing them has failed; `retry` draws them again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  /** They are drawn again by themselves when this changes. */
  readonly about?: unknown;
  readonly onError?: () => void;
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

interface Failure {
  readonly error: unknown;
}

/** Keeps a failure from the rest of the page. Our own: it is on every page, and the library for it weighs 0.3 kB more. */
export class Boundary extends Component<BoundaryProps, { readonly failure: Failure | undefined }> {
  override readonly state: { readonly failure: Failure | undefined } = { failure: undefined };

  static getDerivedStateFromError(error: unknown): { readonly failure: Failure } {
    return { failure: { error } };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override componentDidUpdate({ about }: BoundaryProps, { failure }: Readonly<Boundary['state']>): void {
    // Not in the moment in which it fails: what has changed may be what it failed of.
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
