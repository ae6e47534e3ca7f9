import type { Misconception, ProgramReport } from '../python/program-report.ts';

export type SqlValue = string | number | null;

/** The result of a query. */
export interface ResultTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly SqlValue[])[];
  /** There were more rows than anybody would read. */
  readonly isCut: boolean;
}

/** What a test expects of the last result, or of its own `query` over what the program left behind. */
export interface QueryTest {
  readonly name: string;
  readonly query: string | null;
  readonly columns: readonly string[] | null;
  readonly rows: readonly (readonly SqlValue[])[] | null;
  /** Whether the rows must come in this order. */
  readonly ordered: boolean;
  readonly count: number | null;
}

export interface QueryRequest {
  readonly code: string;
  /** SQL that creates and fills the tables before the program runs. */
  readonly tables: string;
  /** The same tables with other rows, for the hidden tests. */
  readonly others: string;
  readonly tests: readonly QueryTest[];
  readonly hidden: readonly QueryTest[];
  /** `when` is an SQL expression, true for that wrong answer. */
  readonly mistakes: readonly Misconception[];
}

export interface QueryReport extends ProgramReport {
  /** One for each statement that returns rows. */
  readonly tables: readonly ResultTable[];
}
