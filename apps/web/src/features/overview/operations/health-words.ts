import {
  type HealthCheckId,
  type HealthState,
  ISOLATION_KINDS,
  type IsolationKind,
  REPLICA_STATES,
  type ReplicaState,
} from '@academy/domain/overview/operations';

interface HealthWords {
  readonly title: string;
  /** The current state, and what to do if something is wrong. */
  readonly sentence: (state: HealthState, value: number | null) => string;
}

const counted = (value: number | null, one: string, many: string) =>
  `${value ?? 0} ${value === 1 ? one : many}`;

const ISOLATION_SENTENCES: Readonly<Record<IsolationKind, string>> = {
  'account-and-network':
    'They are marked without a network and under an account that owns nothing (unshare and setpriv).',
  network: 'They are marked without a network, in a user namespace (unshare).',
  account:
    'They are marked under an account that owns nothing, but this system does not let us take away the network. Install util-linux and allow network namespaces (CAP_SYS_ADMIN) for the server.',
  none: 'They are marked under the server’s own account and with its network: only the Python interpreter holds them. Allow user namespaces on this system, or start the server as root so that programs can run as nobody.',
};

const REPLICA_SENTENCES: Readonly<Record<ReplicaState, string>> = {
  used: 'Catalogue, search, figures, copies of data and public checks of certificates are read from it.',
  starting: 'It has not been checked yet. The main database is read instead.',
  unreachable: 'It is not answering, so the main database is read instead. It is used again by itself.',
  failed: 'It could not answer a request, so the main database is read instead. It is used again by itself.',
  behind:
    'It may be more than five seconds behind, so the main database is read instead. If this stays, check its replication.',
  ahead:
    'It has changes that the main database never had, so it follows another server. The main database is read instead. Rebuild it from the main database.',
  'no-standby':
    'DATABASE_REPLICA_URL leads to a server that is no standby, so DATABASE_URL is read instead. Correct one of the two if the standby was promoted.',
  'without-limits':
    'Its connections lack the limits of our role, so the main database is read instead. If a pooler is in between, run RECONNECT in its console.',
  'other-database':
    'DATABASE_REPLICA_URL leads to a database that is no copy of the academy’s. It is not read. Correct the address.',
};

export const HEALTH_WORDS: Readonly<Record<HealthCheckId, HealthWords>> = {
  database: {
    title: 'Database',
    sentence: (state) =>
      state === 'good'
        ? 'It is answering.'
        : state === 'attention'
          ? 'It is answering, but the role in DATABASE_URL is a superuser: a fault in one query could then reach files and programs of the database server. Use a role that only owns this database.'
          : 'No answer within a second. Check its log and its disk.',
  },
  replica: {
    title: 'Replica of the database',
    sentence: (_, value) =>
      value === null
        ? 'There is none. The main database is read.'
        : REPLICA_SENTENCES[REPLICA_STATES[value] ?? 'starting'],
  },
  migrations: {
    title: 'Database version',
    sentence: (state, value) =>
      state === 'good'
        ? 'The database has everything that this version needs.'
        : `${counted(value, 'migration is', 'migrations are')} missing or different. Restart the server; if this stays, its log says which.`,
  },
  backup: {
    title: 'Backups',
    sentence(state, value) {
      if (value === null)
        return 'No backup has ever been noted. Back up the database, the signing keys and the secret key every night, and touch the file BACKUP_MARKER_FILE when it is done.';
      const age =
        value < 48 ? counted(value, 'hour', 'hours') : counted(Math.floor(value / 24), 'day', 'days');
      return state === 'good'
        ? `The last backup was ${age} ago.`
        : `The last backup was ${age} ago. Check the nightly backup, and try to restore one.`;
    },
  },
  'signing-key': {
    title: 'Signing key',
    sentence(state, value) {
      if (value === null)
        return 'The signing keys of this server are not the academy’s newest. Copy SIGNING_KEY_FILE from a server that has them: with this file the server would not start again.';
      return state === 'good'
        ? `The key that signs certificates is ${counted(value, 'day', 'days')} old.`
        : `The key that signs certificates is ${counted(value, 'day', 'days')} old. Run npm run keys:rotate and restart; what it has signed stays valid.`;
    },
  },
  'secret-key': {
    title: 'Secret key',
    sentence: (state) =>
      state === 'good'
        ? 'The key that seals authenticator apps is the academy’s.'
        : 'The secret key of this server is not the one that the academy seals with, so codes of authenticator apps are refused here. Copy SECRET_KEY_FILE from another server or the backup, and restart.',
  },
  disk: {
    title: 'Disk',
    sentence(state, value) {
      if (value === null) return 'We cannot see the data folder’s disk from here.';
      return state === 'good'
        ? `${value}% of the disk that holds the academy’s data is free.`
        : `Only ${value}% of the disk that holds the academy’s data is free. Make room before it fills up.`;
    },
  },
  workers: {
    title: 'Workers',
    sentence: (_, value) =>
      value === null
        ? 'This server marks programs, draws documents and sends emails itself.'
        : value === 0
          ? 'None is running. Programs are not marked, documents are not drawn and no email is sent until one does. Start a server with ROLE=worker.'
          : `${counted(value, 'worker marks', 'workers mark')} programs, and ${value === 1 ? 'draws' : 'draw'} documents for this server.`,
  },
  jobs: {
    title: 'Jobs',
    sentence(state, value) {
      if (state === 'good') return 'Nothing is overdue.';
      return state === 'bad'
        ? `${counted(value, 'job is late or has', 'jobs are late or have')} failed. Check that the server’s worker is running.`
        : `${counted(value, 'job', 'jobs')} failed after many tries. The server’s log says why.`;
    },
  },
  retention: {
    title: 'Old data',
    sentence: (state, value) =>
      state === 'good'
        ? 'What has served its purpose is deleted every night.'
        : `Last night old data could not all be deleted from ${counted(value, 'table', 'tables')}. It is tried again by itself; if this stays, the server’s log says why.`,
  },
  mail: {
    title: 'Email',
    sentence(state, value) {
      if (state === 'bad')
        return `The mail server is refusing emails: ${counted(value, 'is', 'are')} waiting. Check SMTP_URL.`;
      if (state === 'attention')
        return `No mail server is set up, so ${counted(value, 'email is', 'emails are')} waiting in the outbox. Set SMTP_URL.`;
      return value === 0
        ? 'Every email has been sent.'
        : `${counted(value, 'email is on its', 'emails are on their')} way.`;
    },
  },
  https: {
    title: 'Secure address',
    sentence: (state) =>
      state === 'good'
        ? 'People connect over https.'
        : 'Passwords would travel in the open. Put a proxy with a certificate in front of the server and set PUBLIC_URL to its https address.',
  },
  demo: {
    title: 'Demo accounts',
    sentence: (state) =>
      state === 'good'
        ? 'There are none.'
        : 'Anyone who has read the README can sign in as an administrator. Set DEMO to off before other people can reach the server.',
  },
  payments: {
    title: 'Payments',
    sentence: (state, value) =>
      state === 'good'
        ? 'Payments are switched on.'
        : state === 'bad'
          ? `Paystack does not accept our key (it answers ${value}). Nobody can pay, and orders that were paid wait. Put the right PAYSTACK_SECRET_KEY in place and restart: nothing is lost.`
          : 'No keys are set, so every course is free in early access. Add your Paystack keys to take payments.',
  },
  'language-model': {
    title: 'Language model',
    sentence: (_, value) =>
      value === null
        ? 'None is connected. The assistant answers with what the academy has.'
        : value === 0
          ? 'What it says it has used is plausible.'
          : `In the last seven days it counted impossibly many tokens in ${value} ${value === 1 ? 'answer' : 'answers'}. We booked only what we had set aside, and learners still get answers. Check the provider’s bill and LLM_BASE_URL.`,
  },
  programs: {
    title: 'Learners’ programs',
    sentence: (_, value) =>
      value === null
        ? 'No worker is running, so none is marked. How they are kept apart is shown once one runs.'
        : ISOLATION_SENTENCES[ISOLATION_KINDS[value] ?? 'none'],
  },
};
