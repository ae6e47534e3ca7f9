/** The templates for test files, each built on the one before it. */
export const TEMPLATES = {
  empty: 'template0',
  migrated: 'academy_migrated',
  courseware: 'academy_courseware',
  /** The demonstration, seeded at the start of the tests' clock. */
  demo: 'academy_demo',
} as const;

export type Template = keyof typeof TEMPLATES;

export const TEST_TIME = new Date('2026-11-15T12:00:00Z');
