/** The part of an error that may be logged: its location and kind, never the stored values. */
export interface LoggedError {
  readonly type: string;
  readonly message?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
  readonly errors?: readonly LoggedError[];
  readonly [fact: string]: unknown;
}

// Names of database objects and states; the values are in `message`, `detail`, `where` and `parameters`.
const FACTS = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'dataType',
  'routine',
  'syscall',
] as const;

// Messages of the engine or our own. Drivers, parsers and mailers quote their input in theirs.
const SPEAKING_TYPES = new Set(['Error', 'TypeError', 'ReferenceError', 'RangeError']);

const MOST_CAUSES = 5;

function factsOf(error: object): Record<string, unknown> {
  const known = error as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    FACTS.flatMap((name) => (typeof known[name] === 'string' ? [[name, known[name]]] : [])),
  );
}

/** Only the frames: the first lines of a stack repeat the message. */
function framesOf({ stack = '', message }: Error): string {
  const start = message === '' ? 0 : stack.indexOf(message) + message.length;
  return stack
    .slice(Math.max(start, 0))
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** `insert into "users"` of a statement of the ORM, which writes values as `$1`. */
function statementOf(error: object): string | undefined {
  if (!('query' in error) || typeof error.query !== 'string') return undefined;
  return /^\s*(?:insert into|update|delete from|select)\b(?:[^$']*?\bfrom\b)? ?"?\w*"?/i.exec(
    error.query,
  )?.[0];
}

export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const type = error.constructor.name;
  const facts = factsOf(error);
  const statement = statementOf(error);
  const isSpeaking = SPEAKING_TYPES.has(type) && facts.code === undefined && statement === undefined;
  const goesDeeper = depth < MOST_CAUSES;
  return {
    type,
    ...facts,
    ...(isSpeaking && { message: error.message }),
    ...(statement !== undefined && { statement }),
    stack: framesOf(error),
    ...(goesDeeper && error.cause !== undefined && { cause: loggedError(error.cause, depth + 1) }),
    ...(goesDeeper &&
      error instanceof AggregateError && {
        errors: error.errors.slice(0, MOST_CAUSES).map((inner) => loggedError(inner, depth + 1)),
      }),
  };
}
