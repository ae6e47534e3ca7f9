import { projectReviewEndpoints } from '@academy/contract/learning/project-reviews';
import { defineModule } from '../../define-module.ts';
import { projectReviewHandlers } from './project-reviews.routes.ts';

export const projectReviews = defineModule({
  endpoints: projectReviewEndpoints,
  handlers: projectReviewHandlers,
});
