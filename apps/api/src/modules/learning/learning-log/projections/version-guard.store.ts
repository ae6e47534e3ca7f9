import { NOTHING_COUNTED, type Tally } from '@academy/domain/learning/learning-log';
import type { Queryable } from '../../../../database/connect.ts';
import { statement } from '../../../../database/statement.ts';
import { learnerTallies } from '../tables.ts';
import { projectedTable } from './projected-table.store.ts';

/*
 * One row per learner holds the version of the record and the counters. Every change of the record updates this row,
 * so of two writers one finds another version than it has read, and neither needs a lock before.
 */
const table = projectedTable(learnerTallies, [learnerTallies.userId]);

/** An expression over the learner, $1. */
export const GUARD = table.rows();

export function readGuard(answer: unknown): { readonly version: number; readonly tally: Tally } {
  const [row] = table.fromJson(answer);
  if (!row) return { version: 0, tally: NOTHING_COUNTED };
  const { userId: _, version, ...tally } = row;
  return { version, tally };
}

/** The step of a statement on which all others depend: returns no row when the learner, $1, is no longer at the version $2. */
export const GUARDED = `
  guard as (
    insert into learner_tallies as known (${table.columns})
    select ${table.columns} from json_populate_record(null::learner_tallies, $3::json) where user_id = $1
    on conflict (user_id) do update set ${table.replaced}
     where known.version = $2::integer
    returning version)`;

/** The parameter $3: the counters and the new version. */
export function guardValue(userId: string, version: number, tally: Tally): string {
  return JSON.stringify(tallyRow(userId, version, tally));
}

const nextVersion = statement<{ version: number }, [userId: string]>(
  'lock-learner',
  `insert into learner_tallies as known (user_id, version) values ($1, 1)
   on conflict (user_id) do update set version = known.version + 1
   returning version`,
);

/** The rows of many learners at once, given as JSON; they are locked, so their versions cannot have changed. */
export const writeTallies = (rows: string) => table.write(rows);

/** One such row: the counters and the new version. */
export const tallyRow = (userId: string, version: number, tally: Tally): object =>
  table.toJson({ userId, version: version + 1, ...tally });

/**
 * Until the transaction ends nobody else changes what this learner has earned. A separate statement, so that the
 * following ones see everything committed before the lock was granted. Returns the new version of the record.
 */
export async function lockLearner(tx: Queryable, userId: string): Promise<number> {
  const [locked] = await nextVersion.rows(tx, userId);
  return locked?.version ?? 0;
}

const nextVersions = statement<{ userId: string; version: number }, [userIds: readonly string[]]>(
  'lock-learners',
  `insert into learner_tallies as known (user_id, version)
   select id, 1 from unnest($1::uuid[]) as given (id) order by id
   on conflict (user_id) do update set version = known.version + 1
   returning user_id as "userId", version`,
);

/** The same for many. In the order of their ids, to avoid deadlocks. */
export async function lockLearners(
  tx: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const locked = await nextVersions.rows(tx, userIds);
  return new Map(locked.map(({ userId, version }) => [userId, version]));
}
