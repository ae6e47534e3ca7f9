import { type ReactNode, Suspense } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { ErrorBoundary } from '../../../../ui/feedback/error-boundary.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';

interface OnDemandBlockProps {
  /** Shown if the script fails to load. */
  instead: ReactNode;
  /** Shown until it has loaded. */
  meanwhile?: ReactNode;
  measure: string;
  children: ReactNode;
}

/** A block of the lesson whose script is loaded with the first of its kind, and can be retried. */
export function OnDemandBlock({ instead, meanwhile, measure, children }: OnDemandBlockProps) {
  return (
    <ErrorBoundary
      fallback={(_error, retry) => (
        <>
          {instead}
          <Button className="justify-self-start" onClick={retry}>
            Try again
          </Button>
        </>
      )}
    >
      <Suspense
        fallback={
          <>
            {meanwhile}
            <Skeleton shape="block" measure={measure} />
          </>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
