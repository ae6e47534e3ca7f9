export { helpHandlers } from './help.routes.ts';
