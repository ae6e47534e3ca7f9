export { mayRead } from './lesson-access.ts';
export { lessonHandlers } from './lessons.routes.ts';
