import pg from 'pg';
import type { Queryable } from './connect.ts';
import { PreparedQuery, type PreparedStatement } from './driver/prepared-query.ts';
import { runnerOf, type StatementRunner } from './driver/session-client.ts';

type ParserOf = (type: number, format: 'text' | 'binary') => (text: string) => unknown;

const { builtins } = pg.types;
const parserOf = pg.types.getTypeParser as ParserOf;
const TEXT_ARRAY = 1009;
const DATE_ARRAY = 1182;

const PARSERS = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMPTZ, (text) => new Date(text)],
  [builtins.DATE, (text) => text],
  [DATE_ARRAY, parserOf(TEXT_ARRAY, 'text')],
  // No value here exceeds 2^53.
  [builtins.INT8, Number],
]);

/** Values have the types of the table definitions: an instant is a Date, a day is text. */
const declaredParser = (type: number) => PARSERS.get(type) ?? parserOf(type, 'text');

const texts = new Map<string, string>();

function registered(name: string, text: string): void {
  if (!/^[a-z0-9-]{1,63}$/.test(name)) throw new Error(`A statement cannot be called "${name}".`);
  if ((texts.get(name) ?? text) !== text) throw new Error(`Two statements are called "${name}".`);
  texts.set(name, text);
}

/** Or a connection that was taken from the pool. */
type StatementTarget = Queryable | pg.PoolClient;

interface Statement<Row, Values extends readonly unknown[]> {
  readonly rows: (db: StatementTarget, ...values: Values) => Promise<Row[]>;
  /** For a statement that returns at most one row. */
  readonly row: (db: StatementTarget, ...values: Values) => Promise<Row | undefined>;
}

/**
 * A statement of a hot path: its text is built when the module is loaded, and each connection parses and plans it
 * once, under its name. It names its result columns; with `*` a migration would break it on open connections.
 */
export function statement<Row, Values extends readonly unknown[]>(
  name: string,
  text: string,
): Statement<Row, Values> {
  registered(name, text);
  const prepared: PreparedStatement = { name, text, parserOf: declaredParser, columns: null };
  const rows = (db: StatementTarget, ...values: Values) => ask<Row>(runnerOf(db), prepared, values);
  return { rows, row: async (db, ...values) => (await rows(db, ...values))[0] };
}

function ask<Row>(
  runner: StatementRunner,
  prepared: PreparedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    runner.query(new PreparedQuery<Row>(prepared, values), undefined, (error, rows) => {
      if (rows) resolve(rows);
      else reject(error instanceof Error ? error : new Error('The database gave no answer.'));
    });
  });
}
