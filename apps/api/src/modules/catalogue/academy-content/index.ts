export { academyContent, refuseFaults } from './academy-content.ts';
export { collectionDocument } from './content-documents.ts';
export { importAcademyContent } from './import-academy-content.ts';
