import { Component, type ContextType, createContext, type ReactNode } from 'react';

interface RecoverySteps {
  /** Before a failed part is rendered again: removes the cached answers that nothing else shows, so that they are refetched. */
  readonly prepare: () => void;
  /** If it fails again: also refetches what the page around it shows, because the part may depend on it. */
  readonly refetch: () => Promise<unknown>;
}

/** What the application does for a part that failed. */
export const Recovery = createContext<RecoverySteps>({
  prepare: () => undefined,
  refetch: () => Promise.resolve(),
});

interface ErrorBoundaryProps {
  /** A new value renders the content again: the address, for a page. */
  resetKey?: string | undefined;
  fallback: (error: Error, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface Caught {
  readonly error: Error;
  readonly resetKey: string | undefined;
}

/** Limits a fault to the part of the page where it happened. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { caught: Caught | null }> {
  static override contextType = Recovery;
  declare context: ContextType<typeof Recovery>;
  override state: { caught: Caught | null } = { caught: null };

  static getDerivedStateFromError(error: Error) {
    return { caught: { error, resetKey: undefined } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, { caught }: { caught: Caught | null }) {
    if (caught === null) return null;
    if (caught.resetKey === undefined) return { caught: { ...caught, resetKey: resetKey ?? '' } };
    return caught.resetKey === (resetKey ?? '') ? null : { caught: null };
  }

  readonly retry = () => {
    const { prepare, refetch } = this.context;
    prepare();
    this.setState({ caught: null }, () => {
      if (this.state.caught !== null) void refetch().then(() => this.setState({ caught: null }));
    });
  };

  override render() {
    const { caught } = this.state;
    return caught === null ? this.props.children : this.props.fallback(caught.error, this.retry);
  }
}
