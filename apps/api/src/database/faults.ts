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
// 57P01 to 57P03: shut down, crash, cannot connect now. 57014: too slow, given up. 53300: no connection left.
// 08…: connection exceptions.
const AWAY_SQL_STATES = /^(57P0[1-3]|57014|53300|08...)$/;
const AWAY_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end/;

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** The error itself and whatever caused it: the ORM wraps the driver's errors. */
function* causes(error: unknown): Generator<unknown> {
  for (let current = error; current; current = current instanceof Error ? current.cause : null) yield current;
}

/** The database does not answer; the same request may work in a minute. */
export function isDatabaseAway(error: unknown): boolean {
  return causes(error).some((cause) => {
    const code = codeOf(cause);
    const message = cause instanceof Error ? cause.message : '';
    return AWAY_SYSTEM_CODES.has(code) || AWAY_SQL_STATES.test(code) || AWAY_MESSAGES.test(message);
  });
}

export function isLockTimeout(error: unknown): boolean {
  return causes(error).some((cause) => codeOf(cause) === '55P03');
}
