import { Component, type ContextType, createContext, type ReactNode } from 'react';

/** What the application does before a part that failed is drawn again: asks anew for what it was drawn from. */
export const Recovery = createContext<() => void>(() => undefined);

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
    this.context();
    this.setState({ caught: null });
  };

  override render() {
    const { caught } = this.state;
    return caught === null ? this.props.children : this.props.fallback(caught.error, this.retry);
  }
}
