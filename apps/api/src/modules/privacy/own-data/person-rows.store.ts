import { and, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../database/connect.ts';
import {
  type Finder,
  isPersonal,
  PERSONAL_DATA,
  type PersonalTable,
} from '../../../database/personal-data/index.ts';

export interface Person {
  readonly id: string;
  readonly email: string | null;
  /** Addresses of before, at which mails and the like still lie. */
  readonly earlierEmails?: readonly string[];
}

export const PERSONAL_TABLES: readonly PersonalTable[] = Object.values(PERSONAL_DATA).filter(isPersonal);

const isAt = (column: AnyPgColumn, addresses: readonly (string | null)[]): SQL =>
  inArray(
    sql`lower(${column})`,
    addresses.map((address) => address?.toLowerCase() ?? null),
  );

/** Somebody else may use an address of before by now: only what names nobody else counts. */
function isAtEarlier({ column, account }: Extract<Finder, { by: 'address' }>, person: Person) {
  const { id, earlierEmails = [] } = person;
  if (!account || earlierEmails.length === 0) return undefined;
  return and(isAt(column, earlierEmails), or(isNull(account), eq(account, id)));
}

function conditionOf(db: Queryable, finder: Finder, person: Person): SQL {
  const { column } = finder;
  switch (finder.by) {
    case 'account':
      return eq(column, person.id);
    case 'address':
      return or(isAt(column, [person.email]), isAtEarlier(finder, person)) ?? sql`false`;
    case 'last-word':
      return sql`${column} like ${`% ${person.id}`}`;
    case 'row':
      return inArray(column, rowsNamed(db, finder.of, finder.named, person));
  }
}

function rowsNamed(db: Queryable, of: PgTable, named: AnyPgColumn, person: Person) {
  const entry = PERSONAL_TABLES.find(({ table }) => table === of);
  if (!entry) throw new Error('Rows are found by a table that nobody has registered.');
  return db
    .select({ named })
    .from(of)
    .where(isOf(db, entry, person));
}

/** Of the person's rows those that they may read; what others wrote and have not sent, or staff have hidden, is not. */
function isTold(db: Queryable, { rows }: PersonalTable, person: Person): SQL {
  const conditions = rows.map((finder) => {
    const isTheirs = conditionOf(db, finder, person);
    if (finder.by !== 'account' || !finder.toldWhere) return isTheirs;
    return and(isTheirs, isNotNull(finder.toldWhere.filled), isNull(finder.toldWhere.empty));
  });
  return or(...conditions) ?? sql`false`;
}

function isOf(db: Queryable, { rows }: PersonalTable, person: Person): SQL {
  return or(...rows.map((finder) => conditionOf(db, finder, person))) ?? sql`false`;
}

/** What the person is told of a table: their rows, with the columns that are not withheld. */
export async function toldRows(
  db: Queryable,
  entry: PersonalTable,
  person: Person,
): Promise<Readonly<Record<string, unknown>>[]> {
  const columns = getTableColumns(entry.table);
  const told = Object.fromEntries(
    entry.told.flatMap((key) => (columns[key] ? [[key, columns[key]] as const] : [])),
  );
  return db
    .select(told)
    .from(entry.table)
    .where(isTold(db, entry, person));
}

export async function countRows(db: Queryable, entry: PersonalTable, person: Person): Promise<number> {
  const [counted] = await db
    .select({ rows: sql<number>`count(*)::int` })
    .from(entry.table)
    .where(isOf(db, entry, person));
  return counted?.rows ?? 0;
}
