export { assessmentHandlers } from './assessments.routes.ts';
