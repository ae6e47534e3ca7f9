import type { Database, Queryable } from '../connect.ts';
import type { Replica } from './open-replica.ts';

interface VersionedRows<Rows> {
  readonly replica?: Replica | null;
  readonly db: Database;
  /** What the primary has. */
  readonly version: string | null;
  readonly versionOf: (db: Queryable) => Promise<string | null>;
  readonly rowsOf: (db: Queryable) => Promise<Rows>;
}

/** For a cache: rows of the replica only if they are of the version that the primary has, so that it is never filled with older ones. */
export async function rowsOfVersion<Rows>({
  replica,
  db,
  version,
  versionOf,
  rowsOf,
}: VersionedRows<Rows>): Promise<Rows> {
  const found = await replica?.read((copy) =>
    copy.transaction(async (tx) => ((await versionOf(tx)) === version ? { rows: await rowsOf(tx) } : null), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    }),
  );
  return found?.value ? found.value.rows : rowsOf(db);
}
