import type { coursePlanEndpoints } from '@academy/contract/course-plan';
import type { Handlers } from '../../http/endpoints/call.ts';
import { type AuthoringContext, authored } from './author.ts';
import { addLesson, addModule, readPlan } from './plan-course.ts';
import { removeLesson } from './remove-lesson.ts';

export function coursePlanHandlers(context: AuthoringContext): Handlers<typeof coursePlanEndpoints> {
  return {
    'POST /api/authoring/:courseId/modules': async ({ db, actor, input, transaction }) => {
      const author = await authored(context, db, actor, input.courseId);
      if (!author.ok) return author;
      const plan = await readPlan(db, author);
      return transaction((tx) => addModule(context, { db: tx, actor }, author, plan, input));
    },
    'POST /api/authoring/:courseId/lessons': async ({ db, actor, input, transaction }) => {
      const author = await authored(context, db, actor, input.courseId);
      if (!author.ok) return author;
      const plan = await readPlan(db, author);
      return transaction((tx) => addLesson(context, { db: tx, actor }, author, plan, input));
    },
    'POST /api/authoring/:courseId/lesson-removals': async ({ db, actor, input, transaction }) => {
      const author = await authored(context, db, actor, input.courseId);
      if (!author.ok) return author;
      const plan = await readPlan(db, author);
      return transaction((tx) => removeLesson(context, { db: tx, actor }, plan, input));
    },
  };
}
