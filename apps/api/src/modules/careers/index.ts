export { careerHandlers } from './careers.routes.ts';
