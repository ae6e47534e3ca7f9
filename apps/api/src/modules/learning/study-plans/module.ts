import { studyPlanEndpoints } from '@academy/contract/learning/study-plans';
import { defineModule } from '../../define-module.ts';
import { studyPlanHandlers } from './study-plans.routes.ts';

export const studyPlans = defineModule({
  endpoints: studyPlanEndpoints,
  handlers: studyPlanHandlers,
});
