/** Reads across modules: one join instead of several calls between modules, and never a write. */
export const FOREIGN_READS: Readonly<
  Record<string, { readonly tables: readonly string[]; readonly why: string }>
> = {
  'assistant/agents/lesson-context.store.ts': {
    tables: ['lessons', 'enrolments', 'lesson_progress'],
    why: 'the lesson, the place and the tries in one look',
  },
  'learning/assessments/attempts/attempts.store.ts': {
    tables: ['assessments'],
    why: 'draws its items from the bank',
  },
  'learning/assessments/projects/projects.store.ts': {
    tables: ['projects'],
    why: 'the brief, which the catalogue in memory lacks',
  },
  'catalogue/academy-content/known-documents.store.ts': {
    tables: ['search_documents'],
    why: 'compares what is indexed with what the files say',
  },
  'teaching/calendar/events.store.ts': {
    tables: ['events', 'event_registrations'],
    why: 'one feed, one statement',
  },
  'teaching/calendar/feeds.store.ts': {
    tables: ['training_sessions', 'session_bookings', 'instructors', 'users'],
    why: 'a calendar program asks every few minutes: one statement',
  },
  'enrolment/places/admission.store.ts': {
    tables: ['courses'],
    why: 'whether a course is still offered, with the place, in the transaction that gives one',
  },
  'enrolment/places/give-back.store.ts': {
    tables: ['take_backs'],
    why: 'whether a refund had taken what the place gives back, in the transaction that gives the place',
  },
  'enrolment/places/first-openings.store.ts': {
    tables: ['payment_orders'],
    why: 'whether the buyer of the place agreed to start at once, in the statement that notes it',
  },
  'catalogue/careers/career-results.store.ts': {
    tables: ['course_progress'],
    why: 'ranks careers by what is done',
  },
  'rewards/certificates/completions.store.ts': {
    tables: ['course_progress', 'assessment_attempts', 'pilot_courses', 'enrolments'],
    why: 'what was completed and passed, and which of it, with a place, has no certificate yet',
  },
  'rewards/coins/coins.store.ts': {
    tables: ['learning_events', 'learning_events_archive', 'course_progress', 'enrolments', 'pilot_courses'],
    why: 'the whole screen is one statement; the log itself says what can be claimed, and the places what counts',
  },
  'rewards/coins/course-entries.store.ts': {
    tables: ['learning_events', 'take_backs'],
    why: 'which entries of the ledger came from a course',
  },
  'rewards/coins/redemptions/redemptions.store.ts': {
    tables: ['users'],
    why: 'names and addresses of the letters',
  },
  'rewards/coins/completed-courses.store.ts': {
    tables: ['course_progress', 'pilot_courses', 'take_backs'],
    why: 'completed courses with titles, also of the pilot; refunded ones count towards no reward',
  },
  'accounts/identity/sessions/sign-ins.store.ts': {
    tables: ['learner_tallies'],
    why: 'every request reads who is asking: with the version of the record it need not read the record',
  },
  'catalogue/content-entries/entries.store.ts': {
    tables: ['users'],
    why: 'the name of who changed an entry last',
  },
  'admissions/invitations/invitations.store.ts': {
    tables: ['waitlist_entries'],
    why: 'an invitation is read and locked together with its entry',
  },
  'rewards/leaderboard/entries.store.ts': {
    tables: ['learner_tallies'],
    why: 'whoever joins stands there with the points of the moment',
  },
  'learning/learning-tracks/course-states.store.ts': {
    tables: ['course_progress'],
    why: 'a column of it for all nodes',
  },
  'learning/mastery/evidence.store.ts': {
    tables: ['lesson_progress', 'review_cards', 'assessment_attempts', 'enrolments'],
    why: 'all that a learner has shown in a skill, in one statement',
  },
  'learning/reviews/review-queue.store.ts': {
    tables: ['review_cards', 'lesson_progress', 'enrolments', 'lessons'],
    why: 'what is due, what was completed and where there is a place in one look; the texts of ten cards',
  },
  'learning/learning-log/progress/course-state.store.ts': {
    tables: ['assessment_attempts', 'enrolments'],
    why: 'places and results stand beside progress, in one statement; assessments already use learning',
  },
  'teaching/events/registrations.store.ts': { tables: ['users'], why: 'whom to tell, with name and address' },
  'learning/learning-log/progress/figures.store.ts': {
    tables: ['enrolments'],
    why: 'active courses are places in courses that are not completed, counted with the figures',
  },
  'learning/learning-log/recording/report-context.store.ts': {
    tables: ['enrolments'],
    why: 'since when there is a place, read with the record that judges a report',
  },
  'learning/learning-log/projections/learner-record.store.ts': {
    tables: ['users'],
    why: 'since when the account is there, with the batch',
  },
  'learning/learning-log/projections/learner-records.store.ts': {
    tables: ['users'],
    why: 'the same for many at once',
  },
  'learning/learning-log/event-log/learning-log.store.ts': {
    tables: ['users'],
    why: 'everybody who may have a log, for a rebuild',
  },
  'learning/learning-log/event-log/log-archive.store.ts': {
    tables: ['users'],
    why: 'goes through everybody, some at a time',
  },
  'learning/learning-log/progress/own-progress.store.ts': {
    tables: ['assessment_attempts', 'enrolments'],
    why: 'places and results stand beside progress, in one statement; assessments already use learning',
  },
  'learning/learning-log/progress/started-courses.store.ts': {
    tables: ['assessment_attempts', 'enrolments'],
    why: 'whether anything was begun, in one statement; assessments already use learning',
  },
  'learning/lessons/lesson-page.store.ts': {
    tables: ['enrolments', 'lesson_progress', 'course_progress'],
    why: 'the page that is opened most is one statement',
  },
  'learning/lessons/solutions.store.ts': {
    tables: ['lessons', 'enrolments', 'lesson_progress'],
    why: 'text, place and tries in one look',
  },
  'learning/lessons/writings.store.ts': { tables: ['lessons'], why: 'which slots a lesson has' },
  'overview/operations/figures/live-figures.store.ts': {
    tables: [
      'users',
      'waitlist_entries',
      'waitlist_counter',
      'enrolments',
      'learner_tallies',
      'learning_days',
      'course_progress',
      'streaks',
      'tickets',
      'payment_orders',
    ],
    why: 'counts of the whole academy, which no other module needs',
  },
  'overview/operations/daily-counts/rollups.store.ts': {
    tables: [
      'lesson_progress',
      'course_progress',
      'assessment_attempts',
      'streaks',
      'chat_messages',
      'outbox_mails',
      'learner_tallies',
    ],
    why: 'a job counts the whole academy, so that no reader has to',
  },
  'overview/operations/daily-counts/count-academy.store.ts': {
    tables: [
      'users',
      'waitlist_entries',
      'enrolments',
      'learner_tallies',
      'learning_days',
      'course_progress',
      'payment_orders',
      'streaks',
    ],
    why: 'a job counts the whole academy by day, so that any range is a sum',
  },
  'overview/operations/figures/figure-sql.store.ts': {
    tables: ['invitations'],
    why: 'what is counted now and by the job is written once',
  },
  'overview/operations/insights.store.ts': {
    tables: ['assessments', 'waitlist_entries'],
    why: 'what a graded item asks, beside its figures; whether sign-ups are older than the count of views',
  },
  'authoring/drafts/drafts.store.ts': { tables: ['users'], why: 'names of who is writing' },
  'catalogue/course-files/course-files.store.ts': {
    tables: ['users'],
    why: 'names of who wrote and who reviewed a version',
  },
  'academy/academy-settings/academy-settings.store.ts': {
    tables: ['users', 'waitlist_entries', 'waitlist_counter'],
    why: 'who changed them last, and the places that are taken, which nobody may lose',
  },
  'admissions/waitlist/waitlist.store.ts': {
    tables: ['academy_settings'],
    why: 'how many places there are, in the statement that gives them',
  },
  'academy/audit/audit-log.store.ts': { tables: ['users'], why: 'names of who did it and to whom' },
  'academy/people-search/people-search.store.ts': {
    tables: ['users'],
    why: 'the audit log is searched by names',
  },
  'accounts/people/people.store.ts': {
    tables: ['users', 'sign_ins', 'waitlist_entries'],
    why: 'the list of people in one statement, and the lock for what identity then writes',
  },
  'privacy/own-data/erasures.store.ts': {
    tables: ['users'],
    why: 'whether who asked is an administrator by now, locked',
  },
  'learning/project-reviews/review-queue.store.ts': {
    tables: ['users', 'enrolments'],
    why: 'names of who handed in and who reads it; without a place nothing waits',
  },
  'learning/project-reviews/peer-reviews/peer-reviews.store.ts': {
    tables: ['users', 'profiles', 'enrolments'],
    why: 'first names of who reads whom, where they are shown; without a place nothing is offered',
  },
  'teaching/sessions/bookings/bookings.store.ts': {
    tables: ['users'],
    why: 'names of who booked; locks in one order',
  },
  'teaching/sessions/reminders.store.ts': { tables: ['users'], why: 'names and addresses of the letters' },
  'teaching/sessions/sessions.store.ts': { tables: ['instructors'], why: 'the name of who teaches' },
  'teaching/tickets/tickets.store.ts': { tables: ['users'], why: 'names of who asks; locks the asker' },
  'teaching/tickets/ticket-readers.store.ts': {
    tables: ['users', 'instructor_accounts'],
    why: 'names and addresses of the letters',
  },
  'teaching/students/enrolled-learners.store.ts': {
    tables: ['enrolments', 'course_progress', 'users', 'assessments', 'assessment_attempts'],
    why: 'a list of up to a thousand learners in one statement',
  },
  'catalogue/instructors/instructor-accounts.store.ts': {
    tables: ['instructors', 'users'],
    why: 'joins the two by its own table',
  },
  'teaching/training/learner-courses.store.ts': {
    tables: ['enrolments', 'course_progress', 'lesson_progress'],
    why: 'columns of the hub that nobody else needs',
  },
  'commerce/vouchers/vouchers.store.ts': {
    tables: ['users', 'waitlist_entries', 'payment_orders'],
    why: 'who used a code, where a learner said they live, and whether a payment holds the code',
  },
};
