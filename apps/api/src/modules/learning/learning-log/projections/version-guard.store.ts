import { NOTHING_COUNTED, type Tally } from '@academy/domain/learning/learning-log';
import type { Queryable } from '../../../../database/connect.ts';
import { statement } from '../../../../database/statement.ts';
import { learnerTallies } from '../tables.ts';
import { projectedTable } from './projected-table.store.ts';

/*
 * One row for each learner keeps the version of the record and what is counted. Every change of the record goes over
 * this row, so of two writers one finds another version than it has read, and none of them needs a lock before.
 */
const table = projectedTable(learnerTallies, [learnerTallies.userId]);

/** An expression over the learner, who is $1. */
export const GUARD = table.rows();

export function readGuard(answer: unknown): { readonly version: number; readonly tally: Tally } {
  const [row] = table.fromJson(answer);
  if (!row) return { version: 0, tally: NOTHING_COUNTED };
  const { userId: _, version, ...tally } = row;
  return { version, tally };
}

/** The step of a statement on which all others depend: no row when the learner, $1, has left the version $2 behind. */
export const GUARDED = `
  guard as (
    insert into learner_tallies as known (${table.columns})
    select ${table.columns} from json_populate_record(null::learner_tallies, $3::json) where user_id = $1
    on conflict (user_id) do update set ${table.replaced}
     where known.version = $2::integer
    returning version)`;

/** The parameter $3: what is counted, and the version that it is from now on. */
export function guardValue(userId: string, version: number, tally: Tally): string {
  return JSON.stringify(tallyRow(userId, version, tally));
}

const nextVersion = statement<{ version: number }, [userId: string]>(
  'lock-learner',
  `insert into learner_tallies as known (user_id, version) values ($1, 1)
   on conflict (user_id) do update set version = known.version + 1
   returning version`,
);

/** The rows of many learners at once, given as JSON; they are locked, so nobody has left their versions behind. */
export const writeTallies = (rows: string) => table.write(rows);

/** One such row: what is counted, and the version that it is from now on. */
export const tallyRow = (userId: string, version: number, tally: Tally): object =>
  table.toJson({ userId, version: version + 1, ...tally });

/**
 * Until the transaction ends nobody else changes what this learner has earned. A statement of its own, so that the
 * following ones see all that was committed before the lock was given. Answers the version of the record from now on.
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

/** The same for many. In the order of their ids, so that no two transactions wait for each other. */
export async function lockLearners(
  tx: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const locked = await nextVersions.rows(tx, userIds);
  return new Map(locked.map(({ userId, version }) => [userId, version]));
}
