export {
  upsertSearchDocument,
  removeDocument,
  removeLessonsUnder,
  replaceDocuments,
  type SearchDocument,
  showDocumentsUnder,
} from './search.store.ts';
export { search } from './search.ts';
