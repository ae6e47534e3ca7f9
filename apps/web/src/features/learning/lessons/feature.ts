import { OWN_PROGRESS } from '../../../lib/answers/writes/answer-groups.ts';
import { type Feature, page } from '../../../lib/features/feature.ts';

export const lessons = {
  pages: {
    '/course/:id/lesson/:lessonId': page(
      () => import('./lesson-page.tsx'),
      ({ LessonPage }) => LessonPage,
      { offline: true, opensAfterVisit: true },
    ),
    '/course/:id/glossary': page(
      () => import('./glossary/glossary-page.tsx'),
      ({ GlossaryPage }) => GlossaryPage,
      { offline: true, opensAfterVisit: true },
    ),
  },
  storedAnswers: [
    'GET /api/progress/user',
    'GET /api/user/analytics',
    'GET /api/courses/:courseId/progress',
    'GET /api/lessons/:lessonId',
  ],
  offlineAnswers: { 'GET /api/progress/user': 'daily', 'GET /api/courses/:courseId/progress': 'with-course' },
  changes: {
    'POST /api/learning-events': OWN_PROGRESS,
    'PUT /api/lessons/:lessonId/writings/:slot': ['GET /api/lessons/:lessonId'],
  },
  unsentWork: {
    'learning-event': () => import('./progress/unsent-events.ts'),
    writing: () => import('./writing/unsent-writings.ts'),
  },
  offlineParts: [
    './progress/lesson-moment.tsx',
    './reading/shortcuts-dialog.tsx',
    './reading/speech-bar.tsx',
  ],
} satisfies Feature;
