export { collectionHandlers } from './collections.routes.ts';
