import { AUTHORING, COURSES } from '../../../lib/answers/writes/answer-groups.ts';
import type { Feature } from '../../../lib/features/feature.ts';

export const drafts = {
  changes: {
    // Neither stores anything.
    'POST /api/authoring/:courseId/check': [],
    'POST /api/authoring/:courseId/proof': [],
    'POST /api/authoring/:courseId/modules': AUTHORING,
    'POST /api/authoring/:courseId/lessons': AUTHORING,
    'POST /api/authoring/:courseId/lesson-removals': AUTHORING,
    'POST /api/authoring/:courseId/drafts': AUTHORING,
    'PUT /api/authoring/:courseId/drafts/:draftId/files': AUTHORING,
    'DELETE /api/authoring/:courseId/drafts/:draftId': AUTHORING,
    'POST /api/authoring/:courseId/drafts/:draftId/restoration': AUTHORING,
    'POST /api/authoring/:courseId/drafts/:draftId/submission': AUTHORING,
    'DELETE /api/authoring/:courseId/drafts/:draftId/submission': AUTHORING,
    'POST /api/authoring/:courseId/drafts/:draftId/decision': [
      ...AUTHORING,
      ...COURSES,
      'GET /api/authoring/:courseId/bundle',
      'GET /api/lessons/:lessonId',
      'GET /api/my-courses',
    ],
    'POST /api/authoring/:courseId/left-updates': AUTHORING,
  },
} satisfies Feature;
