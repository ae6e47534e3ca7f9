// What a statement may read of a table that grows: the rows it needs, found by an index.
import { LARGE_TABLES } from '../../tools/migrations/table-sizes.ts';
import type { ExplainedStatement } from '../growth/plans.ts';

/** An index can be read from end to end too. */
const MOST_ROWS = 20_000;

export interface Fault {
  readonly table: string;
  readonly rows: number;
  readonly text: string;
  readonly isSequential: boolean;
}

/** What reads a whole table for a reason. */
export interface Exception {
  readonly table: string;
  /** A part of the statement. */
  readonly statement: RegExp;
  readonly why: string;
}

/** The archive of the log has a partition for each year. */
const withoutYear = (table: string) => table.replace(/_\d{4}$/, '');

export function faultsOf({ text, reads }: ExplainedStatement, exceptions: readonly Exception[]): Fault[] {
  return reads.flatMap(({ table: partition, rows, isSequential }) => {
    const table = withoutYear(partition);
    const isWide = LARGE_TABLES.has(table) && (isSequential || rows > MOST_ROWS);
    const isExcepted = exceptions.some((each) => each.table === table && each.statement.test(text));
    return isWide && !isExcepted ? [{ table, rows, text, isSequential }] : [];
  });
}
