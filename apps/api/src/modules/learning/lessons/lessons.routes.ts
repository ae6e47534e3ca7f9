import type { LessonAnswer, lessonEndpoints } from '@academy/contract/learning/lessons';
import type { Handlers } from '../../../http/endpoints/call.ts';
import { OwnAnswers } from '../learning-log/index.ts';
import type { LessonContext } from './read-lesson.ts';
import { readLesson } from './read-lesson.ts';
import { readSolution } from './read-solution.ts';
import { saveWriting } from './save-writing.ts';

export function lessonHandlers(context: LessonContext): Handlers<typeof lessonEndpoints> {
  const answers = new OwnAnswers<LessonAnswer>(context.watchCachedAnswers);
  return {
    'GET /api/lessons/:lessonId': (call) => readLesson(context, answers, call, call.input.lessonId),
    'GET /api/lessons/:lessonId/solution': ({ input, db, actor }) =>
      readSolution(context, db, actor, input.lessonId),
    'PUT /api/lessons/:lessonId/writings/:slot': ({ input, db, actor }) =>
      saveWriting(context, db, actor, input),
  };
}
