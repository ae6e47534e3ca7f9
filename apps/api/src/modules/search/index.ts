export { searchHandlers } from './search.routes.ts';
export { replaceDocuments, type SearchDocument } from './search.store.ts';
