import type { Audience } from '@academy/domain/privacy/own-data';
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

type ColumnKey<T extends PgTable> = keyof T['_']['columns'] & string;

/** For rows that others write: exported while `filled` has a value and `empty` has none. */
interface ExportCondition {
  readonly filled: AnyPgColumn;
  readonly empty: AnyPgColumn;
}

/** How the rows of one person are found. */
export type Finder =
  /** A column that holds the person's id. */
  | {
      readonly by: 'account';
      readonly column: AnyPgColumn;
      readonly exportedWhere?: ExportCondition | undefined;
    }
  /** A column with the person's e-mail address; with `account` also a previous one, unless that row names somebody else. */
  | { readonly by: 'address'; readonly column: AnyPgColumn; readonly account?: AnyPgColumn | undefined }
  /** A text whose last word is the person's id. */
  | { readonly by: 'last-word'; readonly column: AnyPgColumn }
  /** A column that references the person's row in another table. */
  | { readonly by: 'row'; readonly column: AnyPgColumn; readonly named: AnyPgColumn; readonly of: PgTable };

interface Stay {
  /** What may still name a person whose account is erased. */
  readonly columns: readonly string[];
  readonly why: string;
}

interface PersonalTableTerms {
  /** The purpose, in one sentence to the person. */
  readonly purpose: string;
  /** The retention period. */
  readonly retention: string;
  readonly seenBy: readonly Audience[];
  readonly rows: readonly Finder[];
  readonly stays?: Stay;
}

export interface PersonalTable extends PersonalTableTerms {
  readonly name: string;
  readonly table: PgTable;
  readonly exported: readonly string[];
  /** Columns that the export leaves out, each with its reason. */
  readonly withheld: Readonly<Record<string, string>>;
}

interface ImpersonalTable {
  readonly name: string;
  readonly why: string;
  readonly columns: readonly string[];
}

export type RegisterEntry = PersonalTable | ImpersonalTable;

export const isPersonal = (entry: RegisterEntry): entry is PersonalTable => 'rows' in entry;

/**
 * A table with personal data. Every column is exported with the person's data, or withheld with a reason: a new
 * column that is neither does not compile ("Property 'x' is missing in type …").
 */
export function personal<T extends PgTable, const Exported extends ColumnKey<T>>(
  table: T,
  terms: PersonalTableTerms & {
    readonly exported: readonly Exported[];
    readonly withheld: Readonly<Record<Exclude<ColumnKey<T>, Exported>, string>>;
    readonly stays?: Stay & { readonly columns: readonly ColumnKey<T>[] };
  },
): PersonalTable {
  return { ...terms, name: getTableName(table), table };
}

/** A table without personal data. A new column has to be named here too, so that somebody has thought of it. */
export function impersonal<T extends PgTable, const Named extends ColumnKey<T>>(
  table: T,
  why: string,
  columns: readonly Named[],
  ..._unnamed: [Exclude<ColumnKey<T>, Named>] extends [never]
    ? []
    : [columnsWithoutAPurpose: Exclude<ColumnKey<T>, Named>]
): ImpersonalTable {
  return { name: getTableName(table), why, columns };
}

/** The columns of a table that its entry omits. Only an untyped definition can have some. */
export function columnsWithoutAPurpose(entry: RegisterEntry, table: PgTable): string[] {
  const named = isPersonal(entry) ? [...entry.exported, ...Object.keys(entry.withheld)] : entry.columns;
  return Object.keys(getTableColumns(table)).filter((column) => !named.includes(column));
}

/** The columns that may still name a person whose account is erased, by their database names. */
export function retainedColumns(entry: RegisterEntry): string[] {
  if (!isPersonal(entry) || !entry.stays) return [];
  const columns = getTableColumns(entry.table);
  return entry.stays.columns.map((key) => `${entry.name}.${columns[key]?.name}`);
}

export const byAccount = (column: AnyPgColumn, exportedWhere?: ExportCondition): Finder => ({
  by: 'account',
  column,
  exportedWhere,
});
export const byAddress = (column: AnyPgColumn, account?: AnyPgColumn): Finder => ({
  by: 'address',
  column,
  account,
});
export const byLastWord = (column: AnyPgColumn): Finder => ({ by: 'last-word', column });
/** As the index of such a column has it: an id has 36 characters. */
export const endsWithId = (column: AnyPgColumn, id: string): SQL => sql`right(${column}, 36) = ${id}`;
export const byRow = (column: AnyPgColumn, of: PgTable, named: AnyPgColumn): Finder => ({
  by: 'row',
  column,
  of,
  named,
});

export const WITH_THE_ACCOUNT = 'As long as your account.';
export const A_SECRET = 'A secret that opens something. We only hold a hash of it, which nobody can read.';
