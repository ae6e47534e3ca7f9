import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** A section that cannot be shown does not affect the rest of the page. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(_error, retry) => (
        <EmptyState action={<Button onClick={retry}>Try again</Button>}>
          This part of the page could not be shown.
        </EmptyState>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
