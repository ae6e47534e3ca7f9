import { AWAY_MESSAGES, MISSING_PASSWORD } from './driver/fault-messages.ts';

const AWAY_SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT', // the socket file of a server that is down
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
// 57P01 to 57P03: shut down, crash, cannot connect now. 57014: cancelled, too slow. 53…: no connection, memory or room on
// the disk left. 08…: connection exceptions.
const AWAY_SQL_STATES = /^(57P0[1-3]|57014|53...|08...)$/;
const DISK_FULL = '53100';
// The system's error messages, which PostgreSQL passes on without a code.
const NO_SPACE = 'No space left on device';
const AWAY_WORDS = new RegExp([...AWAY_MESSAGES, NO_SPACE].join('|'));

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** The kind of database fault, in a word; the stack of an expected state adds nothing. */
export function faultCodeOf(error: unknown): string {
  return causes(error).map(codeOf).find(Boolean) ?? 'unknown';
}

/** The error and all its causes: the ORM wraps the driver's errors, and some are aggregated. */
function* causes(error: unknown): Generator<unknown> {
  for (let current = error; current; current = current instanceof Error ? current.cause : null) {
    yield current;
    if (current instanceof AggregateError) for (const each of current.errors) yield* causes(each);
  }
}

/** The database does not respond; the same request may succeed in a minute. */
export function isDatabaseAway(error: unknown): boolean {
  return causes(error).some((cause) => {
    const code = codeOf(cause);
    const message = cause instanceof Error ? cause.message : '';
    return AWAY_SYSTEM_CODES.has(code) || AWAY_SQL_STATES.test(code) || AWAY_WORDS.test(message);
  });
}

export function isDiskFull(error: unknown): boolean {
  return causes(error).some(
    (cause) => codeOf(cause) === DISK_FULL || (cause instanceof Error && cause.message.includes(NO_SPACE)),
  );
}

/** An internal error of the server or its system. While the disk is full nothing else causes them. */
export function isInternalFault(error: unknown): boolean {
  return causes(error).some((cause) => /^(XX|58)...$/.test(codeOf(cause)));
}

/** Anything that the database says, or that it says nothing. */
export function isDatabaseFault(error: unknown): boolean {
  return isDatabaseAway(error) || causes(error).some((cause) => /^[0-9A-Z]{5}$/.test(codeOf(cause)));
}

/** A standby has cancelled a query because the primary has removed what it reads; the next one may succeed. */
export function isRecoveryConflict(error: unknown): boolean {
  return causes(error).some((cause) => codeOf(cause) === '40001');
}

/** The database has cancelled a statement that took longer than allowed; it responds to everything else. */
export function isTooSlow(error: unknown): boolean {
  return causes(error).some((cause) => codeOf(cause) === '57014');
}

export function isLockTimeout(error: unknown): boolean {
  return causes(error).some((cause) => codeOf(cause) === '55P03');
}

export function isDeadlock(error: unknown): boolean {
  return causes(error).some((cause) => codeOf(cause) === '40P01');
}

/** A text with half of a surrogate pair: JSON columns reject it. */
export function isUnstorableText(error: unknown): boolean {
  return causes(error).some(
    (cause) => codeOf(cause) === '22P02' && cause instanceof Error && cause.message.endsWith('type json'),
  );
}

const REFUSALS: Readonly<Record<string, string>> = {
  '3D000':
    'The database named in DATABASE_URL does not exist on that server. Create it, or correct the name.',
  '28P01': 'The database rejects the user or password in DATABASE_URL.',
  '28000': 'The database rejects the user or password in DATABASE_URL.',
  '42501':
    'The user of DATABASE_URL may not do what the academy needs in that database: create and change tables.',
};
const UNSUPPORTED_PARAMETER = /unsupported startup parameter/;
const POOLER =
  'DATABASE_URL leads to a pooler that rejects our limits. Set DIRECT_DATABASE_URL to the address of the database itself.';
const NO_PASSWORD = 'The database asks for a password, but DATABASE_URL has none.';

/** Why a reachable database cannot be used, in a sentence for the operator; null for anything else. */
export function refusalOfDatabase(error: unknown): string | null {
  for (const cause of causes(error)) {
    const sentence = REFUSALS[codeOf(cause)];
    if (sentence) return sentence;
    if (!(cause instanceof Error)) continue;
    if (MISSING_PASSWORD.test(cause.message)) return NO_PASSWORD;
    if (UNSUPPORTED_PARAMETER.test(cause.message)) return POOLER;
  }
  return null;
}

const REPLICA_REFUSALS: Readonly<Record<string, string>> = {
  '3D000': 'DATABASE_REPLICA_URL names a database that does not exist on that server.',
  '28P01': 'The replica rejects the user or password in DATABASE_REPLICA_URL.',
  '28000': 'The replica rejects the user or password in DATABASE_REPLICA_URL.',
  '42501': 'The user of DATABASE_REPLICA_URL may not call pg_control_system(), by which a replica is known.',
};

/** The same for the replica. */
export function refusalOfReplica(error: unknown): string | null {
  for (const cause of causes(error)) {
    const sentence = REPLICA_REFUSALS[codeOf(cause)];
    if (sentence) return sentence;
    if (cause instanceof Error && MISSING_PASSWORD.test(cause.message))
      return 'The replica asks for a password, but DATABASE_REPLICA_URL has none.';
  }
  return null;
}

/** A row that a write references does not exist, or no longer. */
export function lacksItsOwner(error: unknown): boolean {
  return causes(error).some((cause) => codeOf(cause) === '23503');
}

/** The unique constraint or index that a write has violated; null for any other error. */
export function repeatedKey(error: unknown): string | null {
  for (const cause of causes(error))
    if (codeOf(cause) === '23505') return String((cause as { constraint?: unknown }).constraint);
  return null;
}
