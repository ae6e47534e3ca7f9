/** The migrated database, courseware included, that each test file clones. */
export const TEMPLATE_DATABASE = 'academy_template';
