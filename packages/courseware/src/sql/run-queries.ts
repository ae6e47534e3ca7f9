import type { SqlJsDatabase, SqlJsValue } from 'sql.js';
import type { ProgramError, TestOutcome } from '../python/program-report.ts';
import { RefusedCallError } from '../wasm/guarded-imports.ts';
import { explainSqlError } from './explain-sql-error.ts';
import { lineOfError } from './find-error.ts';
import { judgeResult } from './judge-result.ts';
import type { SqlEngine } from './load-engine.ts';
import type { QueryReport, QueryRequest, QueryTest, ResultTable, SqlValue } from './query-report.ts';
import { lineAt, type SqlStatement, sqlStatements, sqlTokens } from './sql-tokens.ts';

const STOPPED_SENTENCE = 'An error stopped the query before this test.';
const MOST_ROWS = 200;
const MOST_RESULTS = 20;

/** These reach beyond the tables: to other databases, to the settings of SQLite, past the end of a run. */
const REFUSED =
  /^(?:ANALYZE|ATTACH|BEGIN|COMMIT|DETACH|END|EXPLAIN|PRAGMA|REINDEX|RELEASE|ROLLBACK|SAVEPOINT|VACUUM)$/i;

interface FinishedRun {
  readonly database: SqlJsDatabase;
  readonly results: readonly ResultTable[];
  readonly error: ProgramError | null;
}

/** Runs a learner's SQL on fresh tables, then the tests; the hidden ones on tables with other rows. */
export function runQueries(engine: SqlEngine, request: QueryRequest): QueryReport {
  try {
    return engine.isSpent() ? refusedReport(request) : reportOf(engine, request);
  } catch (thrown) {
    if (!(thrown instanceof RefusedCallError)) throw thrown;
    engine.spend();
    return refusedReport(request);
  }
}

function refusedReport({ tests, hidden }: QueryRequest): QueryReport {
  const failed = (isHidden: boolean) => (test: QueryTest) => ({
    name: test.name,
    isHidden,
    isPassed: false,
    message: STOPPED_SENTENCE,
  });
  return {
    output: '',
    error: { message: 'Your query tried to reach outside SQLite, so it was stopped.', line: null },
    tests: [...tests.map(failed(false)), ...hidden.map(failed(true))],
    mistake: null,
    charts: [],
    tables: [],
  };
}

function reportOf(engine: SqlEngine, request: QueryRequest): QueryReport {
  const run = runOn(engine, request.tables, request.code);
  const other = request.hidden.length === 0 ? run : runOn(engine, request.others, request.code);
  try {
    const tests = [
      ...request.tests.map((test) => outcomeOf(run, run.error, test, false)),
      ...request.hidden.map((test) => outcomeOf(other, run.error ?? other.error, test, true)),
    ];
    const isWrong = run.error !== null || tests.some((test) => !test.isPassed);
    const mistake = isWrong ? findMistake(run, request) : undefined;
    return {
      output: '',
      error: run.error,
      tests,
      mistake: mistake?.say ?? null,
      charts: [],
      tables: run.results,
    };
  } finally {
    run.database.close();
    if (other !== run) other.database.close();
  }
}

function runOn(engine: SqlEngine, tables: string, code: string): FinishedRun {
  const database = engine.open();
  const results: ResultTable[] = [];
  let error: ProgramError | null = null;
  database.run(tables);
  for (const statement of sqlStatements(code)) {
    error = refusalOf(code, statement) ?? runStatement(database, code, statement, results);
    if (error !== null) break;
  }
  return { database, results: results.slice(-MOST_RESULTS), error };
}

function refusalOf(code: string, { tokens, start }: SqlStatement): ProgramError | null {
  const word = tokens[0]?.text ?? '';
  if (!REFUSED.test(word)) return null;
  return {
    message: `${word.toUpperCase()} is switched off here: each run has its own small tables and nothing else.`,
    line: lineAt(code, start),
  };
}

function runStatement(
  database: SqlJsDatabase,
  code: string,
  statement: SqlStatement,
  results: ResultTable[],
): ProgramError | null {
  try {
    const result = readResult(database, statement.text);
    if (result !== null) results.push(result);
    return null;
  } catch (error) {
    if (error instanceof RefusedCallError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    return {
      message: explainSqlError(reason, tableNames(database)),
      line: lineOfError(database, code, statement, reason),
    };
  }
}

/** Null for a statement that changes something and returns nothing. */
function readResult(database: SqlJsDatabase, sql: string): ResultTable | null {
  const statement = database.prepare(sql);
  try {
    const rows: SqlValue[][] = [];
    let isCut = false;
    const columns = statement.getColumnNames();
    while (statement.step()) {
      isCut = rows.length === MOST_ROWS;
      if (isCut) break;
      rows.push(statement.get().map(plainValue));
    }
    return columns.length === 0 ? null : { columns, rows, isCut };
  } finally {
    statement.free();
  }
}

function plainValue(value: SqlJsValue): SqlValue {
  return value instanceof Uint8Array ? new TextDecoder().decode(value) : value;
}

function tableNames(database: SqlJsDatabase): string[] {
  const result = readResult(database, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid");
  return (result?.rows ?? []).map(([name]) => String(name));
}

function outcomeOf(
  { database, results }: FinishedRun,
  error: ProgramError | null,
  test: QueryTest,
  isHidden: boolean,
): TestOutcome {
  const outcome = { name: test.name, isHidden };
  if (error !== null) return { ...outcome, isPassed: false, message: STOPPED_SENTENCE };
  const message = messageOf(database, test, results);
  return { ...outcome, isPassed: message === null, message };
}

function messageOf(database: SqlJsDatabase, test: QueryTest, results: readonly ResultTable[]): string | null {
  if (test.query === null) return judgeResult(test, results.at(-1));
  try {
    return judgeResult(test, readResult(database, test.query) ?? undefined);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `The test could not look at your tables. ${explainSqlError(reason, tableNames(database))}`;
  }
}

/**
 * The first mistake whose `when` is true. It may use `code` (lower case, single spaces, no comments), `columns`,
 * `row_count` and `error` of the run, the last result as a table `result` with the columns c1, c2 and so on, and the
 * tables themselves.
 */
function findMistake({ database, results, error }: FinishedRun, { code, mistakes }: QueryRequest) {
  const last = results.at(-1);
  const plain = sqlTokens(code)
    .filter(({ kind }) => kind !== 'comment')
    .map(({ text }) => text.toLowerCase())
    .join(' ');
  database.run('DROP TABLE IF EXISTS temp.run; DROP TABLE IF EXISTS temp.result;');
  database.run('CREATE TEMP TABLE run (code, columns, row_count, error)');
  database.run('INSERT INTO temp.run VALUES (?, ?, ?, ?)', [
    plain,
    last?.columns.join(', ').toLowerCase() ?? null,
    last?.rows.length ?? null,
    error?.message ?? null,
  ]);
  if (last) {
    database.run(`CREATE TEMP TABLE result (${last.columns.map((_, index) => `c${index + 1}`).join(', ')})`);
    const places = last.columns.map(() => '?').join(', ');
    for (const row of last.rows) database.run(`INSERT INTO temp.result VALUES (${places})`, row);
  }
  return mistakes.find(({ when }) => holds(database, when));
}

function holds(database: SqlJsDatabase, when: string): boolean {
  try {
    const value = readResult(database, `SELECT (${when}) FROM temp.run`)?.rows[0]?.[0];
    return value !== null && value !== undefined && value !== 0;
  } catch {
    // It refers to a column or table that this program does not have.
    return false;
  }
}
