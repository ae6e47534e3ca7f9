import { studyPlanEndpoints } from '@academy/contract/learning/study-plans';
import { defineModule } from '../../define-module.ts';
import { personalData } from './personal-data.ts';
import { studyPlanHandlers } from './study-plans.routes.ts';
import * as tables from './tables.ts';

export const studyPlans = defineModule({
  tables,
  personalData,
  endpoints: studyPlanEndpoints,
  handlers: studyPlanHandlers,
});
