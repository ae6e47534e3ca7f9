import { Component, type ContextType, createContext, type ReactNode } from 'react';

interface RecoverySteps {
  /** Before a part that failed is drawn again: what nothing else shows is forgotten, and so asked for anew. */
  readonly prepare: () => void;
  /** If it fails again: it was drawn from what the page around it shows as well. */
  readonly askAnew: () => Promise<unknown>;
}

/** What the application does for a part that failed. */
export const Recovery = createContext<RecoverySteps>({
  prepare: () => undefined,
  askAnew: () => Promise.resolve(),
});

interface ErrorBoundaryProps {
  /** Another value shows the content again: the address, for a page. */
  resetKey?: string | undefined;
  fallback: (error: Error, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface Caught {
  readonly error: Error;
  readonly resetKey: string | undefined;
}

/** Keeps a fault to the part of the page that it happened in. */
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
    const { prepare, askAnew } = this.context;
    prepare();
    this.setState({ caught: null }, () => {
      if (this.state.caught !== null) void askAnew().then(() => this.setState({ caught: null }));
    });
  };

  override render() {
    const { caught } = this.state;
    return caught === null ? this.props.children : this.props.fallback(caught.error, this.retry);
  }
}
