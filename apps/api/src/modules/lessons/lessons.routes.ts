import type { lessonEndpoints } from '@academy/contract/lessons';
import type { Handlers } from '../../http/endpoints/call.ts';
import { keepWriting } from './keep-writing.ts';
import type { LessonContext } from './read-lesson.ts';
import { readLesson } from './read-lesson.ts';
import { readSolution } from './read-solution.ts';

export function lessonHandlers(context: LessonContext): Handlers<typeof lessonEndpoints> {
  return {
    'GET /api/lessons/:lessonId': ({ input, db, actor }) => readLesson(context, db, actor, input.lessonId),
    'GET /api/lessons/:lessonId/solution': ({ input, db, actor }) =>
      readSolution(context, db, actor, input.lessonId),
    'PUT /api/lessons/:lessonId/writings/:slot': ({ input, db, actor }) =>
      keepWriting(context, db, actor, input),
  };
}
