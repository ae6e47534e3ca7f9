export { reviewHandlers } from './reviews.routes.ts';
