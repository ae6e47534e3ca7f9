export { academyContent, refuseFaults } from './academy-content.ts';
export { importAcademyContent } from './import-academy-content.ts';
