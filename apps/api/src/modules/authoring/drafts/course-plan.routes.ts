import type { coursePlanEndpoints } from '@academy/contract/authoring/course-plan';
import type { Handlers } from '../../../http/endpoints/call.ts';
import { type AuthoringContext, authored } from './author.ts';
import { addLesson, addModule, readPlan } from './plan-course.ts';
import { removeLesson } from './remove-lesson.ts';

export function coursePlanHandlers(context: AuthoringContext): Handlers<typeof coursePlanEndpoints> {
  return {
    'POST /api/authoring/:courseId/modules': async (call) => {
      const { db, actor, input, transaction } = call;
      const author = await authored(context, call, input.courseId);
      if (!author.ok) return author;
      const plan = await readPlan(db, author);
      if (!plan.ok) return plan;
      return transaction((tx) => addModule(context, { db: tx, actor }, author, plan.value, input));
    },
    'POST /api/authoring/:courseId/lessons': async (call) => {
      const { db, actor, input, transaction } = call;
      const author = await authored(context, call, input.courseId);
      if (!author.ok) return author;
      const plan = await readPlan(db, author);
      if (!plan.ok) return plan;
      return transaction((tx) => addLesson(context, { db: tx, actor }, author, plan.value, input));
    },
    'POST /api/authoring/:courseId/lesson-removals': async (call) => {
      const { db, actor, input, transaction } = call;
      const author = await authored(context, call, input.courseId);
      if (!author.ok) return author;
      const plan = await readPlan(db, author);
      if (!plan.ok) return plan;
      return transaction((tx) => removeLesson(context, { db: tx, actor }, plan.value, input));
    },
  };
}
