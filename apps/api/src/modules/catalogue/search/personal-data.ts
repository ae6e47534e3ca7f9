import { impersonal } from '../../../database/personal-data.ts';
import { searchDocuments, searchWords } from './tables.ts';

export const personalData = {
  searchDocuments: impersonal(searchDocuments, 'What the search finds: pages and what is taught.', [
    'kind',
    'id',
    'title',
    'body',
    'keywords',
    'href',
    'forRole',
  ]),
  searchWords: impersonal(searchWords, 'The words that the search knows.', ['word']),
};
