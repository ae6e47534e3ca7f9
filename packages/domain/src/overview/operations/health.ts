export const HEALTH_CHECKS = [
  'database',
  'migrations',
  'disk',
  'backup',
  'keys',
  'jobs',
  'mail',
  'https',
  'demo',
  'payments',
  'programs',
  'language-model',
] as const;
export type HealthCheckId = (typeof HEALTH_CHECKS)[number];

export const HEALTH_STATES = ['bad', 'attention', 'good'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

export interface HealthCheck {
  readonly check: HealthCheckId;
  readonly state: HealthState;
  /**
   * What was measured: migrations that are missing, free per cent of the disk, hours since the last backup, days since the
   * signing key was made (null: the secret key is not the one of before), jobs that wait too long or were given up, mails that wait,
   * the place of the isolation of learners' programs in `ISOLATION_KINDS`, the payment provider's answer to a key that it does not
   * take, answers of the language model with a count that cannot be.
   */
  readonly value: number | null;
}

/** What the process that marks learners' programs is kept from, beside the boundary of the interpreter itself. */
export const ISOLATION_KINDS = ['none', 'account', 'network', 'account-and-network'] as const;
export type IsolationKind = (typeof ISOLATION_KINDS)[number];

export interface HealthFacts {
  readonly doesDatabaseAnswer: boolean;
  /** Whether our role may do everything in the database server: run programs and read files there, too. */
  readonly isDatabaseSuperuser: boolean;
  /** Of the disk with the academy's data; null where it cannot be asked. */
  readonly freeDiskPercent: number | null;
  /** Of this version, which the database does not have yet, or has in another form. */
  readonly pendingMigrations: number;
  /** Since the last backup that said it was one; null where none ever has. */
  readonly backupAgeHours: number | null;
  readonly signingKeyAgeDays: number;
  /** Whether the secret key opens what was sealed with it before. */
  readonly doesSecretKeyFit: boolean;
  readonly lateJobs: number;
  readonly failedJobs: number;
  readonly sendsMail: boolean;
  readonly unsentMails: number;
  readonly failedMails: number;
  readonly isHttps: boolean;
  readonly isDemo: boolean;
  /** Whether the product can be reached from elsewhere: demo accounts are for one's own machine. */
  readonly isReachable: boolean;
  readonly takesPayments: boolean;
  readonly isolation: IsolationKind;
  /** What the payment provider answers to our key instead of taking it; null while it does. */
  readonly providerDenial: number | null;
  readonly usesLanguageModel: boolean;
  /** Answers of the language model in the last days whose count of tokens cannot be. */
  readonly falseCounts: number;
}

function databaseState({ doesDatabaseAnswer, isDatabaseSuperuser }: HealthFacts): HealthState {
  if (!doesDatabaseAnswer) return 'bad';
  return isDatabaseSuperuser ? 'attention' : 'good';
}

const DISK_ATTENTION_PERCENT = 20;
const DISK_BAD_PERCENT = 5;

function diskState(freePercent: number | null): HealthState {
  if (freePercent === null) return 'attention';
  if (freePercent < DISK_BAD_PERCENT) return 'bad';
  return freePercent < DISK_ATTENTION_PERCENT ? 'attention' : 'good';
}

// A backup of every night may take its time; after three days something is broken.
const BACKUP_ATTENTION_HOURS = 26;
const BACKUP_BAD_HOURS = 72;

/** On one's own machine nobody loses anything but oneself. */
function backupState({ backupAgeHours, isReachable }: HealthFacts): HealthState {
  if (backupAgeHours !== null && backupAgeHours <= BACKUP_ATTENTION_HOURS) return 'good';
  const isLost = backupAgeHours === null || backupAgeHours > BACKUP_BAD_HOURS;
  return isLost && isReachable ? 'bad' : 'attention';
}

const KEY_ATTENTION_DAYS = 365;

/** A secret key that does not fit comes first: people are refused with the right codes. */
function keysCheck({ doesSecretKeyFit, signingKeyAgeDays }: HealthFacts): HealthCheck {
  if (!doesSecretKeyFit) return { check: 'keys', state: 'bad', value: null };
  const state = signingKeyAgeDays > KEY_ATTENTION_DAYS ? 'attention' : 'good';
  return { check: 'keys', state, value: signingKeyAgeDays };
}

function mailState({ sendsMail, failedMails }: HealthFacts): HealthState {
  if (failedMails > 0) return 'bad';
  return sendsMail ? 'good' : 'attention';
}

function jobsState({ lateJobs, failedJobs }: HealthFacts): HealthState {
  if (lateJobs > 0) return 'bad';
  return failedJobs > 0 ? 'attention' : 'good';
}

function demoState({ isDemo, isReachable }: HealthFacts): HealthState {
  if (!isDemo) return 'good';
  return isReachable ? 'bad' : 'attention';
}

function isolationState({ isolation, isReachable }: HealthFacts): HealthState {
  if (isolation === 'none') return isReachable ? 'bad' : 'attention';
  return isolation === 'account' ? 'attention' : 'good';
}

/** A key that the provider does not take comes first: nobody can pay, and paid orders wait. */
function paymentsCheck({ takesPayments, providerDenial }: HealthFacts): HealthCheck {
  if (takesPayments && providerDenial !== null)
    return { check: 'payments', state: 'bad', value: providerDenial };
  return { check: 'payments', state: takesPayments ? 'good' : 'attention', value: null };
}

/** As somebody who answers for the academy would look at it; the worst comes first. */
export function judgeHealth(facts: HealthFacts): HealthCheck[] {
  const checks: HealthCheck[] = [
    { check: 'database', state: databaseState(facts), value: null },
    {
      check: 'migrations',
      state: facts.pendingMigrations === 0 ? 'good' : 'bad',
      value: facts.pendingMigrations,
    },
    { check: 'disk', state: diskState(facts.freeDiskPercent), value: facts.freeDiskPercent },
    { check: 'backup', state: backupState(facts), value: facts.backupAgeHours },
    keysCheck(facts),
    { check: 'jobs', state: jobsState(facts), value: facts.lateJobs + facts.failedJobs },
    { check: 'mail', state: mailState(facts), value: facts.unsentMails },
    {
      check: 'https',
      state: facts.isHttps ? 'good' : facts.isReachable ? 'bad' : 'attention',
      value: null,
    },
    { check: 'demo', state: demoState(facts), value: null },
    paymentsCheck(facts),
    {
      check: 'language-model',
      state: facts.usesLanguageModel && facts.falseCounts > 0 ? 'bad' : 'good',
      value: facts.usesLanguageModel ? facts.falseCounts : null,
    },
    { check: 'programs', state: isolationState(facts), value: ISOLATION_KINDS.indexOf(facts.isolation) },
  ];
  return checks.sort((a, b) => HEALTH_STATES.indexOf(a.state) - HEALTH_STATES.indexOf(b.state));
}
