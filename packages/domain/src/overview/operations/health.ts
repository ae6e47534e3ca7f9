export const HEALTH_CHECKS = [
  'database',
  'replica',
  'migrations',
  'disk',
  'backup',
  'signing-key',
  'secret-key',
  'workers',
  'jobs',
  'retention',
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
   * What was measured: the position of the replica's state in `REPLICA_STATES` (null: none is configured), pending
   * migrations, free per cent of the disk, hours since the last backup, days since the signing key was made (null: this
   * server's keys are not the academy's), workers that answer (null: this server needs none), jobs that are late or
   * failed, tables whose old rows could not all be deleted, unsent mails, the position of the isolation of learners'
   * programs in `ISOLATION_KINDS` (null: no worker that could mark them runs), the status with which the payment
   * provider rejects our key, responses of the language model with an impossible token count.
   */
  readonly value: number | null;
}

/** Whether reads go to the replica of the database, or why they go to the primary instead. */
export const REPLICA_STATES = [
  'used',
  'starting',
  'unreachable',
  'failed',
  'behind',
  'ahead',
  'no-standby',
  'without-limits',
  'other-database',
] as const;
export type ReplicaState = (typeof REPLICA_STATES)[number];

/** How the process that marks learners' programs is isolated, in addition to the sandbox of the interpreter itself. */
export const ISOLATION_KINDS = ['none', 'account', 'network', 'account-and-network'] as const;
export type IsolationKind = (typeof ISOLATION_KINDS)[number];

export interface HealthFacts {
  readonly doesDatabaseAnswer: boolean;
  /** Whether our role is a superuser of the database server, which may also run programs and read files there. */
  readonly isDatabaseSuperuser: boolean;
  /** Null: none is configured. */
  readonly replica: ReplicaState | null;
  /** Of the disk with the academy's data; null if it is unknown. */
  readonly freeDiskPercent: number | null;
  /** Migrations of this version that the database lacks or has in another form. */
  readonly pendingMigrations: number;
  /** Since the last successful backup; null if there never was one. */
  readonly backupAgeHours: number | null;
  readonly signingKeyAgeDays: number;
  /** Whether this server's signing keys are the academy's, none missing, and the newest not withdrawn. */
  readonly doSigningKeysFit: boolean;
  /** Whether this server's secret key is the one that the academy seals with. */
  readonly doesSecretKeyFit: boolean;
  /** Workers that do what a web server does not; null for a server that does its own work. */
  readonly workers: number | null;
  readonly lateJobs: number;
  readonly failedJobs: number;
  /** Tables from which the latest nightly run could not delete everything that was due. */
  readonly unfinishedRetention: number;
  readonly sendsMail: boolean;
  readonly unsentMails: number;
  readonly failedMails: number;
  readonly isHttps: boolean;
  readonly isDemo: boolean;
  /** Whether the product can be reached from other machines: demo accounts are for local use only. */
  readonly isReachable: boolean;
  readonly takesPayments: boolean;
  /** Null: no worker that could mark programs is running. */
  readonly isolation: IsolationKind | null;
  /** The status with which the payment provider rejects our key; null while it accepts it. */
  readonly providerDenial: number | null;
  readonly usesLanguageModel: boolean;
  /** Recent responses of the language model with an impossible token count. */
  readonly falseCounts: number;
}

function databaseState({ doesDatabaseAnswer, isDatabaseSuperuser }: HealthFacts): HealthState {
  if (!doesDatabaseAnswer) return 'bad';
  return isDatabaseSuperuser ? 'attention' : 'good';
}

/** Without it the primary serves everything, which is slower and nothing worse. Another database is a mistake. */
function replicaCheck({ replica }: HealthFacts): HealthCheck {
  if (replica === null) return { check: 'replica', state: 'good', value: null };
  const state = replica === 'used' ? 'good' : replica === 'other-database' ? 'bad' : 'attention';
  return { check: 'replica', state, value: REPLICA_STATES.indexOf(replica) };
}

const DISK_ATTENTION_PERCENT = 20;
const DISK_BAD_PERCENT = 5;

function diskState(freePercent: number | null): HealthState {
  if (freePercent === null) return 'attention';
  if (freePercent < DISK_BAD_PERCENT) return 'bad';
  return freePercent < DISK_ATTENTION_PERCENT ? 'attention' : 'good';
}

// A nightly backup may take its time; after three days something is broken.
const BACKUP_ATTENTION_HOURS = 26;
const BACKUP_BAD_HOURS = 72;

/** On their own machine people risk only their own data. */
function backupState({ backupAgeHours, isReachable }: HealthFacts): HealthState {
  if (backupAgeHours !== null && backupAgeHours <= BACKUP_ATTENTION_HOURS) return 'good';
  const isLost = backupAgeHours === null || backupAgeHours > BACKUP_BAD_HOURS;
  return isLost && isReachable ? 'bad' : 'attention';
}

const KEY_ATTENTION_DAYS = 365;

function signingKeyCheck({ doSigningKeysFit, signingKeyAgeDays }: HealthFacts): HealthCheck {
  if (!doSigningKeysFit) return { check: 'signing-key', state: 'bad', value: null };
  const state = signingKeyAgeDays > KEY_ATTENTION_DAYS ? 'attention' : 'good';
  return { check: 'signing-key', state, value: signingKeyAgeDays };
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
  return isolation === 'account' || isolation === null ? 'attention' : 'good';
}

/** A key that the provider rejects comes first: nobody can pay, and paid orders wait. */
function paymentsCheck({ takesPayments, providerDenial }: HealthFacts): HealthCheck {
  if (takesPayments && providerDenial !== null)
    return { check: 'payments', state: 'bad', value: providerDenial };
  return { check: 'payments', state: takesPayments ? 'good' : 'attention', value: null };
}

/** Ordered for somebody who is responsible for the academy; the worst comes first. */
export function judgeHealth(facts: HealthFacts): HealthCheck[] {
  const checks: HealthCheck[] = [
    { check: 'database', state: databaseState(facts), value: null },
    replicaCheck(facts),
    {
      check: 'migrations',
      state: facts.pendingMigrations === 0 ? 'good' : 'bad',
      value: facts.pendingMigrations,
    },
    { check: 'disk', state: diskState(facts.freeDiskPercent), value: facts.freeDiskPercent },
    { check: 'backup', state: backupState(facts), value: facts.backupAgeHours },
    signingKeyCheck(facts),
    { check: 'secret-key', state: facts.doesSecretKeyFit ? 'good' : 'bad', value: null },
    { check: 'workers', state: facts.workers === 0 ? 'bad' : 'good', value: facts.workers },
    { check: 'jobs', state: jobsState(facts), value: facts.lateJobs + facts.failedJobs },
    {
      check: 'retention',
      state: facts.unfinishedRetention > 0 ? 'attention' : 'good',
      value: facts.unfinishedRetention,
    },
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
    {
      check: 'programs',
      state: isolationState(facts),
      value: facts.isolation && ISOLATION_KINDS.indexOf(facts.isolation),
    },
  ];
  return checks.sort((a, b) => HEALTH_STATES.indexOf(a.state) - HEALTH_STATES.indexOf(b.state));
}
