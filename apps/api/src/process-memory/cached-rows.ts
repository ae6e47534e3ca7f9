interface CachedRows {
  /** From `apps/api/src`. */
  readonly files: readonly [string, ...string[]];
  /** For an operator: what a server may still show as it was. */
  readonly holds: string;
  /** The longest time until this server shows what another one has committed. */
  readonly staleForMs: number;
  /** How it notices. */
  readonly follows: string;
}

/**
 * Every cache of rows that another server may change. A test changes each through one server and reads it from another; the
 * table in docs/operating.md is written from here.
 */
export const CACHED_ROWS = {
  settings: {
    files: ['modules/academy/academy-settings/settings-cache.ts'],
    holds: 'Settings of the academy: contact addresses, links, the price of data',
    staleForMs: 5000,
    follows: 'Read again after five seconds.',
  },
  catalogue: {
    files: ['modules/catalogue/courses/catalogue-cache.ts'],
    holds: 'Courses and their prices, instructors, collections, careers, help, learning paths',
    staleForMs: 5000,
    follows:
      'The version is compared after five seconds. Places are given by the database, without this cache.',
  },
  waitlist: {
    files: ['modules/admissions/waitlist/stats-cache.ts'],
    holds: 'Figures of the waiting list and the settings on the landing page',
    staleForMs: 5000,
    follows:
      'Notified of a change (LISTEN), and read again after five seconds because a connection can die silently. While it does not listen, every request reads the database.',
  },
  passages: {
    files: ['modules/catalogue/passages/passage-index-cache.ts'],
    holds: 'Texts of lessons that the assistant quotes',
    staleForMs: 5000,
    follows: 'The version is compared after five seconds.',
  },
  learnerAnswers: {
    files: ['modules/learning/learning-log/learning.routes.ts', 'modules/learning/lessons/lessons.routes.ts'],
    holds: 'Progress and figures of a learner, and what is theirs in a lesson',
    staleForMs: 0,
    follows:
      'Every request reads the version of the record with the sign-in. A manual change of the database may show five minutes later.',
  },
  learnerRecords: {
    files: ['modules/learning/learning-log/recording/learner-memory.ts'],
    holds: 'What reports of a learner are judged against',
    staleForMs: 0,
    follows: 'As progress; the write compares the version again.',
  },
  openedPlaces: {
    files: ['modules/learning/learning-log/recording/first-openings.ts'],
    holds: 'Whether a learner still has the place whose lesson is opened',
    staleForMs: 0,
    follows: 'As progress: every change of a place raises the version.',
  },
  statusLists: {
    files: ['modules/rewards/certificates/credentials/status-list.ts'],
    holds: 'Signed lists of revoked certificates',
    staleForMs: 0,
    follows: 'Every request reads the revocations and whether this server’s key is still published.',
  },
} as const satisfies Readonly<Record<string, CachedRows>>;

export type NameOfCachedRows = keyof typeof CACHED_ROWS;
