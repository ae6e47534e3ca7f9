import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { OldAnswers } from '../lib/answers/stored-answers/old-answers.ts';
import { refreshAfterWrites } from '../lib/answers/writes/refresh-after-writes.ts';
import { forgetFailedParts } from '../lib/pages/lazy-part.tsx';
import { ErrorBoundary, Recovery } from '../ui/feedback/error-boundary.tsx';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { announceUnlocked } from './announce-unlocked.ts';
import { FaultCard } from './fault-card.tsx';
import { CHANGED_ANSWERS } from './features/index.ts';
import { offerConfirmation } from './offer-confirmation.ts';
import { OldAnswerSign } from './shell/synchronisation/old-answer-sign.tsx';

interface ProvidersProps {
  children: ReactNode;
  queryClient: QueryClient;
  oldAnswers?: OldAnswers;
}

export function Providers({ children, queryClient, oldAnswers }: ProvidersProps) {
  const [path] = useLocation();
  useEffect(() => refreshAfterWrites(queryClient, CHANGED_ANSWERS), [queryClient]);
  useEffect(() => announceUnlocked(queryClient), [queryClient]);
  useEffect(offerConfirmation, []);
  const recovery = useMemo(
    () => ({
      prepare() {
        forgetFailedParts();
        queryClient.removeQueries({ type: 'inactive' });
      },
      refetch: () => queryClient.refetchQueries({ type: 'active' }),
    }),
    [queryClient],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <Recovery value={recovery}>
        <ErrorBoundary
          resetKey={path}
          fallback={(error, retry) => (
            <main className="grid min-h-svh place-items-center p-4">
              <FaultCard headingLevel={1} error={error} onRetry={retry} />
            </main>
          )}
        >
          {children}
          {oldAnswers && <OldAnswerSign oldAnswers={oldAnswers} />}
        </ErrorBoundary>
      </Recovery>
      <Toaster />
    </QueryClientProvider>
  );
}
