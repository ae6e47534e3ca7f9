import type { SqlExercise } from '../courseware.ts';
import { isSolved } from '../python/index.ts';
import { readSqlite } from '../sandbox/read-engine.ts';
import { loadEngine, type QueryTest, runQueries, type SqlEngine } from '../sql/index.ts';
import { changedQueries } from './changed-queries.ts';
import { type Bench, provePromises } from './prove-promises.ts';
import { type ReportProof, timed } from './prover.ts';

const MOST_ROWS = 40;

const ASKS_NOTHING = { query: null, columns: null, rows: null, ordered: false, count: null };

/** The proofs of every exercise; its tables are small and alike, and no small change of the solution passes its tests. */
export async function proveSql(
  exercise: SqlExercise,
  mistakeLines: readonly number[],
  report: ReportProof,
): Promise<void> {
  const engine = await loadEngine(await readSqlite());
  if (!proveTables(engine, exercise, report)) return;
  const { tables, others } = exercise;
  const bench: Bench<QueryTest> = {
    run: (what, request) => timed(what, report, () => runQueries(engine, { ...request, tables, others })),
    failing: { ...ASKS_NOTHING, name: 'Fails', count: -1 },
  };
  if (provePromises(bench, exercise, { mistakeLines, report })) proveChanges(bench, exercise, report);
}

/** Both sets of tables can be created, have the same columns, and no table is longer than a phone shows. */
function proveTables(engine: SqlEngine, { tables, others }: SqlExercise, report: ReportProof): boolean {
  const columns = columnsOf(engine, 'tables', tables, report);
  const otherColumns = columnsOf(engine, 'others', others, report);
  if (columns === null || otherColumns === null) return false;
  if (columns !== otherColumns)
    report('"others" must make the same tables with the same columns as "tables".');
  if (tables === others) report('"others" must hold other rows than "tables".');
  return columns === otherColumns && tables !== others;
}

const SCHEMA = `SELECT s.name, group_concat(c.name || ' ' || c.type) FROM sqlite_schema s, pragma_table_info(s.name) c
  WHERE s.type = 'table' GROUP BY s.name ORDER BY s.name`;

function columnsOf(engine: SqlEngine, field: string, tables: string, report: ReportProof): string | null {
  const ask = (code: string) => {
    const base = { code, tables, others: tables, tests: [], hidden: [], mistakes: [] };
    return runQueries(engine, base).tables[0]?.rows ?? [];
  };
  try {
    const found = ask(SCHEMA);
    if (found.length === 0) report(`"${field}" makes no table.`);
    for (const [name] of found) {
      const count = Number(ask(`SELECT count(*) FROM "${name}"`)[0]?.[0]);
      if (count > MOST_ROWS)
        report(`The table ${name} of "${field}" has ${count} rows; the limit is ${MOST_ROWS}.`);
    }
    return found.length === 0 ? null : JSON.stringify(found);
  } catch (error) {
    report(`"${field}" does not run: ${error instanceof Error ? error.message : error}.`);
    return null;
  }
}

function proveChanges(
  bench: Bench<QueryTest>,
  { solution, tests, hidden }: SqlExercise,
  report: ReportProof,
): void {
  for (const { code, change } of changedQueries(solution)) {
    const run = bench.run('A changed solution', { code, tests, hidden, mistakes: [] });
    if (isSolved(run)) report(`The tests do not notice when the solution is changed: ${change}.`);
  }
}
