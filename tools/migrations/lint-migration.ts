import type { Migration, Step } from '../../apps/api/src/database/migrating/read-migrations.ts';
import { notNullCheckOf, readAlterTable, setNotNull, validatedBy } from './alter-table.ts';
import { buildsPartitionedIndex, type Judgement, judgeStatement, withBlocks } from './judge-statement.ts';
import { type Statement, splitStatements } from './split-statements.ts';
import { LARGE_TABLES } from './table-sizes.ts';

const CREATED_TABLE = /^create (?:temp |temporary |unlogged )?table (?:if not exists )?(?:public\.)?(\w+)/;
const REPEATABLE =
  /^(?:create (?:unique )?index concurrently if not exists \w+ on |drop index concurrently if exists |do |vacuum|analyze)/;

interface ReadStep extends Step {
  readonly number: number;
  readonly statements: readonly Statement[];
}

/** What is wrong with a migration, each with what to write instead. `others` are the numbers of those before it. */
export function lintMigration(migration: Migration, others: ReadonlySet<string>): string[] {
  const read = migration.steps.map((step, index) => ({
    ...step,
    number: index + 1,
    statements: splitStatements(step.sql),
  }));
  const at = (number: number, fault: string) => `${migration.name}, step ${number}: ${fault}`;
  const open = read.find(({ statements }) => statements === null);
  if (open) return [at(open.number, 'a text, a comment or a body goes on in the next step; end it')];
  const steps = read.map((step) => ({ ...step, statements: step.statements ?? [] }));
  const created = new Set(
    steps.flatMap(({ statements }) => statements.flatMap(({ text }) => CREATED_TABLE.exec(text)?.[1] ?? [])),
  );
  const judged = steps.map((step) => ({
    step,
    judgements: step.statements.flatMap(withBlocks).map((each) => judgeStatement(each, created)),
  }));
  const isRemoving = judged.some(({ judgements }) => judgements.some(({ removes }) => removes !== null));
  return [
    ...judged.flatMap(({ step, judgements }) =>
      (step.isTransaction ? transactionFaults(step, judgements) : outsideFaults(step, judgements)).map(
        (fault) => at(step.number, fault),
      ),
    ),
    ...notNullFaults(steps, created).map(({ number, fault }) => at(number, fault)),
    ...contractFaults(migration, others, isRemoving),
  ];
}

function transactionFaults({ statements }: ReadStep, judgements: readonly Judgement[]): string[] {
  const faults = judgements.flatMap((each) => each.faults);
  if (statements.length === 0) faults.push('it is empty; leave it out');
  if (statements.some(({ text }) => / concurrently\b/.test(text)))
    faults.push('"concurrently" needs a step of its own after a line "-- step: outside a transaction"');
  if (statements.length > 1 && statements.some(buildsPartitionedIndex))
    faults.push(
      'an index of a partitioned table keeps its writers waiting while it is built; give it a step of its own',
    );
  const locked = judgements.find(({ locks }) => locks !== null)?.locks;
  const scanned = judgements.find(({ scans }) => scans !== null)?.scans;
  if (locked && scanned)
    faults.push(
      `everybody who needs ${locked} waits while ${scanned} is read, because locks are kept until the end of the step; begin another step with a line "-- step" between them`,
    );
  return faults;
}

/** These statements are repeated after an interruption. */
function outsideFaults({ statements }: ReadStep, judgements: readonly Judgement[]): string[] {
  const [only, ...more] = statements;
  if (!only || more.length > 0) return ['a step outside a transaction is one statement; give each its own'];
  if (!REPEATABLE.test(only.text))
    return [
      'only what can be repeated is possible outside a transaction: "create index concurrently if not exists <name>", "drop index concurrently if exists <name>", or a "do" block that commits batches',
    ];
  if (!only.text.startsWith('do ')) return judgements.flatMap(({ faults }) => faults);
  const body = only.bodies.flatMap((each) => splitStatements(each) ?? []);
  const isInBatches =
    body.some(({ text }) => /^(?:.* )?commit$/.test(text)) &&
    body.some(({ text }) => /\blimit \d+/.test(text));
  return isInBatches
    ? []
    : ['a "do" block outside a transaction changes at most "limit 5000" rows, and then commits'];
}

function notNullFaults(steps: readonly ReadStep[], created: ReadonlySet<string>) {
  const columns = new Map<string, string>();
  const proven = new Set<string>();
  const faults: { number: number; fault: string }[] = [];
  for (const { number, statements } of steps)
    for (const { text } of statements) {
      const { table = '', actions = [] } = readAlterTable(text) ?? {};
      for (const action of actions) {
        const check = notNullCheckOf(action);
        if (check) columns.set(check.constraint, `${table}.${check.column}`);
        proven.add(columns.get(validatedBy(action) ?? '') ?? '');
        const column = setNotNull(action);
        if (column === null || !LARGE_TABLES.has(table) || created.has(table)) continue;
        if (!proven.has(`${table}.${column}`))
          faults.push({
            number,
            fault: `${table} is large; add a constraint "check (${column} is not null) not valid", validate it in a second step, and set the column not null in a third: then it is not read again`,
          });
      }
    }
  return faults;
}

function contractFaults({ name, requires }: Migration, others: ReadonlySet<string>, isRemoving: boolean) {
  if (requires === null)
    return isRemoving
      ? [
          `${name}: it takes away what an earlier release may use; write "-- contract: <number>" with the number of a migration of the first release that does without it`,
        ]
      : [];
  return others.has(requires) && requires < name.slice(0, 4)
    ? []
    : [`${name}: "-- contract: ${requires}" names no migration before this one`];
}
