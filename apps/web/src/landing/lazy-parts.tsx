import type { AcademyFacts } from '@academy/domain/academy/academy-settings';
import { Suspense } from 'react';
import { forgetFailedParts, lazyPart } from '../lib/pages/lazy-part.tsx';
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { ChatUnavailable, QuizUnavailable } from './unavailable-parts.tsx';

// Most visitors need neither, and a part that fails to load must not break the page.

const Quiz = lazyPart(
  () => import('../features/admissions/quiz/quiz-card.tsx'),
  ({ QuizCard }) => QuizCard,
);

export function LazyQuiz() {
  return (
    <ErrorBoundary
      fallback={(_, retry) => (
        <QuizUnavailable
          onRetry={() => {
            forgetFailedParts();
            retry();
          }}
        />
      )}
    >
      <Suspense fallback={<Spinner label="Loading the quiz" className="justify-self-center" />}>
        <Quiz />
      </Suspense>
    </ErrorBoundary>
  );
}

const SupportChat = lazyPart(
  () => import('../features/assistant/support-chat/support-chat.tsx'),
  (module) => module.SupportChat,
);

export function LazySupportChat(props: { academy: AcademyFacts; onClose: () => void }) {
  return (
    <ErrorBoundary fallback={() => <ChatUnavailable onClose={props.onClose} />}>
      <Suspense fallback={null}>
        <SupportChat {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
