export {
  removeDocument,
  removeLessonsUnder,
  replaceDocuments,
  type SearchDocument,
  showDocumentsUnder,
  upsertSearchDocument,
} from './search.store.ts';
export { search } from './search.ts';
