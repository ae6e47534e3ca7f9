import { projectReviewEndpoints } from '@academy/contract/learning/project-reviews';
import { defineModule } from '../../define-module.ts';
import { personalData } from './personal-data.ts';
import { projectReviewHandlers } from './project-reviews.routes.ts';
import * as tables from './tables.ts';

export const projectReviews = defineModule({
  tables,
  personalData,
  endpoints: projectReviewEndpoints,
  handlers: projectReviewHandlers,
});
