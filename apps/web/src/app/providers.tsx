import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { forgetFailedParts } from '../lib/lazy-part.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { refreshAfterWrites } from '../lib/refresh-after-writes.ts';
import { ErrorBoundary, Recovery } from '../ui/feedback/error-boundary.tsx';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { FaultCard } from './fault-card.tsx';

export function Providers({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const [queryClient] = useState(createQueryClient);
  useEffect(() => refreshAfterWrites(queryClient), [queryClient]);
  const recover = useCallback(() => {
    forgetFailedParts();
    // What a part was drawn from when it failed is no longer shown: it is asked for anew.
    queryClient.removeQueries({ type: 'inactive' });
  }, [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <Recovery value={recover}>
        <ErrorBoundary
          resetKey={path}
          fallback={(error, retry) => (
            <main className="grid min-h-svh place-items-center p-4">
              <FaultCard headingLevel={1} error={error} onRetry={retry} />
            </main>
          )}
        >
          {children}
        </ErrorBoundary>
      </Recovery>
      <Toaster />
    </QueryClientProvider>
  );
}
