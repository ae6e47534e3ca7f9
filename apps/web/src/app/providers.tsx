import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { forgetFailedParts } from '../lib/lazy-part.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { refreshAfterWrites } from '../lib/refresh-after-writes.ts';
import { ErrorBoundary, Recovery } from '../ui/feedback/error-boundary.tsx';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { FaultCard } from './fault-card.tsx';

interface ProvidersProps {
  children: ReactNode;
  /** Whoever renders once and is done brings it, to clear it afterwards. */
  ownClient?: QueryClient;
}

export function Providers({ children, ownClient }: ProvidersProps) {
  const [path] = useLocation();
  const [queryClient] = useState(() => ownClient ?? createQueryClient());
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
