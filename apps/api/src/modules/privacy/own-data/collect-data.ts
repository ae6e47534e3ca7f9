import { PRODUCT_NAME } from '@academy/domain/product';
import type { Queryable } from '../../../database/connect.ts';
import type { PersonalTable } from '../../../database/personal-data.ts';
import type { Person, PersonRows } from './person-rows.store.ts';

interface ExportedTable {
  readonly table: string;
  readonly purpose: string;
  readonly kept: string;
  readonly seenBy: readonly string[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** The withheld columns of the rows, and why. */
  readonly leftOut: Readonly<Record<string, string>>;
  readonly stays: string | null;
}

export interface CollectedData {
  readonly academy: string;
  readonly madeAt: string;
  readonly about: string;
  readonly tables: readonly ExportedTable[];
}

async function exportTable(
  rowsOf: PersonRows,
  tx: Queryable,
  entry: PersonalTable,
  person: Person,
): Promise<ExportedTable> {
  const { name, purpose, retention, seenBy, withheld, stays } = entry;
  const rows = await rowsOf.exported(tx, entry, person);
  return {
    table: name,
    purpose,
    kept: retention,
    seenBy,
    rows,
    leftOut: withheld,
    stays: stays?.why ?? null,
  };
}

/** Everything that any table holds about a person, at one moment. */
export async function collectData(
  rowsOf: PersonRows,
  tx: Queryable,
  person: Person,
  now: Date,
): Promise<CollectedData> {
  const tables: ExportedTable[] = [];
  for (const entry of rowsOf.tables) tables.push(await exportTable(rowsOf, tx, entry, person));
  return { academy: PRODUCT_NAME, madeAt: now.toISOString(), about: person.id, tables };
}
