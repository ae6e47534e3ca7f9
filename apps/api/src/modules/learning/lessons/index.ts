export { mayRead } from './lesson-access.ts';
