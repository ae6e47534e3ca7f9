/** What a test file may clone, each with what the one before it has. */
export const TEMPLATES = {
  empty: 'template0',
  migrated: 'academy_migrated',
  courseware: 'academy_courseware',
  /** The demonstration, seeded at the time at which the clock of the tests begins. */
  demo: 'academy_demo',
} as const;

export type Template = keyof typeof TEMPLATES;

export const TEST_TIME = new Date('2026-11-15T12:00:00Z');
