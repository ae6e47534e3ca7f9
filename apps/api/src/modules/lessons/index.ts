export { lessonHandlers } from './lessons.routes.ts';
