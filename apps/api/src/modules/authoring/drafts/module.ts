import { coursePlanEndpoints } from '@academy/contract/authoring/course-plan';
import { authoringEndpoints } from '@academy/contract/authoring/drafts';
import { RETENTION_DAYS } from '@academy/domain/product';
import { defineModule } from '../../define-module.ts';
import { authoringHandlers } from './authoring.routes.ts';
import { proofAnswerer } from './checks/prove-at-worker.ts';
import { coursePlanHandlers } from './course-plan.routes.ts';
import { forgetDiscardedDrafts } from './drafts.store.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';

export const drafts = defineModule({
  tables,
  personalData,
  endpoints: { ...coursePlanEndpoints, ...authoringEndpoints },
  handlers: (context) => ({ ...coursePlanHandlers(context), ...authoringHandlers(context) }),
  calls: { 'prove-programs': () => proofAnswerer },
  retention: {
    course_drafts: ({ db, daysAgo }) => forgetDiscardedDrafts(db, daysAgo(RETENTION_DAYS.discardedDrafts)),
  },
});
