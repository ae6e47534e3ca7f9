export { type Teacher, teaches } from './teaches.ts';
