import type { AcademyFacts } from '@academy/domain/waitlist';
import { type ComponentType, lazy } from 'react';
import { ChatUnavailable, QuizUnavailable } from './unavailable-parts.tsx';

// Most visitors need neither, and a part that does not arrive must not take the page with it.

export const LazyQuiz = lazy<ComponentType>(() =>
  import('../features/quiz/quiz-card.tsx').then(
    ({ QuizCard }) => ({ default: QuizCard }),
    () => ({ default: QuizUnavailable }),
  ),
);

export const LazySupportChat = lazy<ComponentType<{ academy: AcademyFacts; onClose: () => void }>>(() =>
  import('../features/support-chat/support-chat.tsx').then(
    ({ SupportChat }) => ({ default: SupportChat }),
    () => ({ default: ChatUnavailable }),
  ),
);
