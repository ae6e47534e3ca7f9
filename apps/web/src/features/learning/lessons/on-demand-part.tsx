import { type ReactNode, Suspense } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';

/** A part of the lesson whose script is loaded on demand, and can be retried. */
export function OnDemandPart({ meanwhile, children }: { meanwhile?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(_error, retry) => (
        <div role="alert" className="lesson-float">
          {meanwhile}
          <span className="min-w-0 flex-1 pl-2">This part did not load.</span>
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
    >
      <Suspense fallback={meanwhile && <div className="lesson-float">{meanwhile}</div>}>{children}</Suspense>
    </ErrorBoundary>
  );
}
