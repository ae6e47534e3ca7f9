import { and, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../database/connect.ts';
import { endsWithId, type Finder, type PersonalTable } from '../../../database/personal-data.ts';

export interface Person {
  readonly id: string;
  readonly email: string | null;
  /** Previous addresses, under which mails and the like are still stored. */
  readonly earlierEmails?: readonly string[];
}

const isAt = (column: AnyPgColumn, addresses: readonly (string | null)[]): SQL =>
  inArray(
    sql`lower(${column})`,
    addresses.map((address) => address?.toLowerCase() ?? null),
  );

/** Another person may use a previous address by now: only rows that name nobody else count. */
function isAtEarlier({ column, account }: Extract<Finder, { by: 'address' }>, person: Person) {
  const { id, earlierEmails = [] } = person;
  if (!account || earlierEmails.length === 0) return undefined;
  return and(isAt(column, earlierEmails), or(isNull(account), eq(account, id)));
}

/** Each condition has its own index. Joined by `or` they have none, when one looks into another table. */
function isAnyOf(table: PgTable, conditions: readonly (SQL | undefined)[]): SQL {
  if (conditions.length === 1) return conditions[0] ?? sql`false`;
  const found = conditions.map((condition) => sql`select ctid from ${table} where ${condition}`);
  return sql`ctid = any(array(${sql.join(found, sql` union `)}))`;
}

/** The rows of a person in the tables of the register. */
export class PersonRows {
  readonly tables: readonly PersonalTable[];

  constructor(tables: readonly PersonalTable[]) {
    this.tables = tables;
  }

  /** A person's view of a table: their rows, with the columns that are not withheld. */
  async exported(
    db: Queryable,
    entry: PersonalTable,
    person: Person,
  ): Promise<Readonly<Record<string, unknown>>[]> {
    const columns = getTableColumns(entry.table);
    const exported = Object.fromEntries(
      entry.exported.flatMap((key) => (columns[key] ? [[key, columns[key]] as const] : [])),
    );
    return db
      .select(exported)
      .from(entry.table)
      .where(this.#isExported(db, entry, person));
  }

  /** By the name of the table. */
  async count(db: Queryable, person: Person): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const entry of this.tables) {
      const [counted] = await db
        .select({ rows: sql<number>`count(*)::int` })
        .from(entry.table)
        .where(this.#isOf(db, entry, person));
      counts[entry.name] = counted?.rows ?? 0;
    }
    return counts;
  }

  #conditionOf(db: Queryable, finder: Finder, person: Person): SQL {
    const { column } = finder;
    switch (finder.by) {
      case 'account':
        return eq(column, person.id);
      case 'address':
        return or(isAt(column, [person.email]), isAtEarlier(finder, person)) ?? sql`false`;
      case 'last-word':
        return endsWithId(column, person.id);
      case 'row':
        return inArray(column, this.#rowsNamed(db, finder.of, finder.named, person));
    }
  }

  #rowsNamed(db: Queryable, of: PgTable, named: AnyPgColumn, person: Person) {
    const entry = this.tables.find(({ table }) => table === of);
    if (!entry) throw new Error('Rows are found by a table that nobody has registered.');
    return db
      .select({ named })
      .from(of)
      .where(this.#isOf(db, entry, person));
  }

  /** The rows that the person may read; unsent texts of others, and those that staff have hidden, are excluded. */
  #isExported(db: Queryable, { table, rows }: PersonalTable, person: Person): SQL {
    const conditions = rows.map((finder) => {
      const isTheirs = this.#conditionOf(db, finder, person);
      if (finder.by !== 'account' || !finder.exportedWhere) return isTheirs;
      return and(isTheirs, isNotNull(finder.exportedWhere.filled), isNull(finder.exportedWhere.empty));
    });
    return isAnyOf(table, conditions);
  }

  #isOf(db: Queryable, { table, rows }: PersonalTable, person: Person): SQL {
    return isAnyOf(
      table,
      rows.map((finder) => this.#conditionOf(db, finder, person)),
    );
  }
}
