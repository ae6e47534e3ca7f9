import type { studyPlanEndpoints } from '@academy/contract/learning/study-plans';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import { makeStudyPlan } from './make-study-plan.ts';
import type { StudyPlansContext } from './open-parts.ts';
import { readStudyPlan } from './read-study-plan.ts';
import { dropPlan } from './study-plans.store.ts';

export function studyPlanHandlers(context: StudyPlansContext): Handlers<typeof studyPlanEndpoints> {
  return {
    'GET /api/study-plan': async ({ db, actor }) =>
      accept({ plan: await readStudyPlan(context, db, actor.userId) }),
    'PUT /api/study-plan': ({ input, db, actor }) => makeStudyPlan(context, db, actor.userId, input),
    async 'DELETE /api/study-plan'({ db, actor }) {
      await dropPlan(db, actor.userId);
      return accept(null);
    },
  };
}
