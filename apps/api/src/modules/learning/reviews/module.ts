import { reviewEndpoints } from '@academy/contract/learning/reviews';
import { defineModule } from '../../define-module.ts';
import { reviewHandlers } from './reviews.routes.ts';

export const reviews = defineModule({
  endpoints: reviewEndpoints,
  handlers: reviewHandlers,
});
