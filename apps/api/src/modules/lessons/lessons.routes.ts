import type { lessonEndpoints } from '@academy/contract/lessons';
import type { Handlers } from '../../http/endpoints/call.ts';
import { keepWriting } from './keep-writing.ts';
import type { LessonNeeds } from './lesson-needs.ts';
import { readLesson } from './read-lesson.ts';
import { readSolution } from './read-solution.ts';

export function lessonHandlers(needs: LessonNeeds): Handlers<typeof lessonEndpoints> {
  return {
    'GET /api/lessons/:lessonId': ({ input, db, actor }) => readLesson(needs, db, actor, input.lessonId),
    'GET /api/lessons/:lessonId/solution': ({ input, db, actor }) =>
      readSolution(needs, db, actor, input.lessonId),
    'PUT /api/lessons/:lessonId/writings/:slot': ({ input, db, actor }) =>
      keepWriting(needs, db, actor, input),
  };
}
