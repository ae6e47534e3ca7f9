/**
 * Which module owns a table: only its stores write there. The test beside this file reads the SQL of all stores and
 * fails when another one writes, or reads without a line below.
 */
export const TABLE_OWNERS: Readonly<Record<string, string>> = {
  users: 'identity',
  sign_ins: 'identity',
  one_time_links: 'identity',
  known_devices: 'identity',
  try_counts: 'identity',
  waitlist_counter: 'waitlist',
  waitlist_entries: 'waitlist',
  waitlist_takings: 'waitlist',
  invitations: 'invitations',
  audit_log: 'audit',
  outbox_mails: 'outbox',
  repeatable_answers: 'http',
  instructors: 'catalogue',
  courses: 'catalogue',
  course_modules: 'catalogue',
  lessons: 'catalogue',
  assessments: 'catalogue',
  projects: 'catalogue',
  pilot_courses: 'catalogue',
  courseware_state: 'catalogue',
  search_documents: 'search',
  search_words: 'search',
  learning_events: 'learning',
  enrolments: 'learning',
  lesson_progress: 'learning',
  course_progress: 'learning',
  learning_days: 'learning',
  streaks: 'learning',
  skill_levels: 'learning',
  learner_tallies: 'learning',
  user_achievements: 'learning',
  seen_achievements: 'achievements',
  assessment_attempts: 'assessments',
  project_work: 'assessments',
  lesson_writings: 'lessons',
  events: 'events',
  event_registrations: 'events',
  career_results: 'careers',
  training_sessions: 'sessions',
  session_bookings: 'sessions',
  session_reminders: 'sessions',
  calendar_feeds: 'calendar',
  instructor_accounts: 'teaching',
};

/** Joins over the fence: one statement where calls between modules would be several, and never a write. */
export const FOREIGN_READS: Readonly<
  Record<string, { readonly tables: readonly string[]; readonly why: string }>
> = {
  'assessments/attempts.store.ts': { tables: ['assessments'], why: 'draws its items from the bank' },
  'assessments/projects.store.ts': {
    tables: ['projects'],
    why: 'the brief, which the catalogue in memory lacks',
  },
  'academy-content/known-documents.store.ts': {
    tables: ['search_documents'],
    why: 'compares what is indexed with what the files say',
  },
  'calendar/events.store.ts': { tables: ['events', 'event_registrations'], why: 'one feed, one statement' },
  'calendar/feeds.store.ts': {
    tables: ['training_sessions', 'session_bookings', 'instructors', 'users'],
    why: 'a calendar program asks every few minutes: one statement',
  },
  'careers/career-results.store.ts': { tables: ['course_progress'], why: 'ranks careers by what is done' },
  'invitations/invitations.store.ts': {
    tables: ['waitlist_entries'],
    why: 'an invitation is read and locked together with its entry',
  },
  'learning-tracks/course-states.store.ts': {
    tables: ['course_progress'],
    why: 'a column of it for all nodes',
  },
  'learning/assessment-results.store.ts': {
    tables: ['assessment_attempts'],
    why: 'results stand beside progress; assessments already use learning',
  },
  'learning/learning-log.store.ts': { tables: ['users'], why: 'the lock of a learner is on the account' },
  'learning/standing.store.ts': { tables: ['users'], why: 'since when the account is there, with the batch' },
  'lessons/lesson-page.store.ts': {
    tables: ['lessons', 'enrolments', 'lesson_progress', 'course_progress'],
    why: 'the page that is opened most is one statement',
  },
  'lessons/solutions.store.ts': {
    tables: ['lessons', 'enrolments', 'lesson_progress'],
    why: 'text, place and tries in one look',
  },
  'lessons/writings.store.ts': { tables: ['lessons'], why: 'which slots a lesson has' },
  'sessions/bookings.store.ts': { tables: ['users'], why: 'names of who booked; locks in one order' },
  'sessions/reminders.store.ts': { tables: ['users'], why: 'names and addresses of the letters' },
  'sessions/sessions.store.ts': { tables: ['instructors'], why: 'the name of who teaches' },
  'teaching/enrolled-learners.store.ts': {
    tables: ['enrolments', 'course_progress', 'users'],
    why: 'a list of up to a thousand learners in one statement',
  },
  'teaching/instructor-accounts.store.ts': {
    tables: ['instructors', 'users'],
    why: 'joins the two by its own table',
  },
  'training/learner-courses.store.ts': {
    tables: ['enrolments', 'course_progress', 'lesson_progress'],
    why: 'columns of the hub that nobody else needs',
  },
};
