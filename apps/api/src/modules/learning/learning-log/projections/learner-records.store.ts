import type { Queryable } from '../../../../database/connect.ts';
import { statement } from '../../../../database/statement.ts';
import { loggingStatement, type OwnedEntry } from '../event-log/learning-log.store.ts';
import {
  columnsOf,
  type KnownLearner,
  known,
  type Loaded,
  PARTS,
  type RecordChange,
  rowsOf,
} from './learner-record.store.ts';
import type { Scope } from './projector.ts';
import { PROJECTORS } from './projectors.store.ts';
import { tallyRow, writeTallies } from './version-guard.store.ts';

/*
 * The records of many learners at once: one statement reads them and one writes them, whatever their number. All of them
 * are locked (`lockLearners`).
 */

const wholes = statement<
  Loaded & { readonly userId: string },
  [
    userIds: readonly string[],
    lessonIds: readonly string[],
    courseIds: readonly string[],
    fromDay: string,
    reportedIds: readonly string[],
  ]
>(
  'learners-whole',
  `select users.id as "userId", ${columnsOf('whole').replaceAll(/\$1(?!\d)/g, 'users.id')}
     from users where users.id = any($1::uuid[])`,
);

/** Everything needed to record events within the scope, which is the same for all of them. */
export async function loadWholes(
  tx: Queryable,
  userIds: readonly string[],
  { lessonIds, courseIds, fromDay }: Omit<Scope, 'userId'>,
): Promise<ReadonlyMap<string, KnownLearner>> {
  const rows = await wholes.rows(tx, userIds, lessonIds, courseIds, fromDay, []);
  return new Map(rows.map(({ userId, ...row }) => [userId, known(row as unknown as Loaded)]));
}

const PLACE_OF_PARTS = 3;
const saving = loggingStatement<string[]>(
  'save-learners',
  `guard as (select 1),
   tallies as (${writeTallies('$1')}),
   ${PARTS.map((part, index) => `"${part}" as (${PROJECTORS[part].write(`$${index + PLACE_OF_PARTS}`)})`).join(', ')}`,
  { rows: '$2', owner: 'given."userId"' },
);

/** Writes the changes and adds to the logs; returns which of the entries are new. */
export async function saveRecords(
  tx: Queryable,
  changes: readonly RecordChange[],
  entries: readonly OwnedEntry[],
): Promise<ReadonlySet<string>> {
  const tallies = changes.map(({ userId, version, after }) => tallyRow(userId, version, after.tally));
  const parts = PARTS.map((part) => changes.flatMap((change) => rowsOf(part, change)));
  const given = [tallies, entries, ...parts];
  const rows = await saving(entries).rows(tx, ...given.map((each) => JSON.stringify(each)));
  return new Set(rows.map(({ id }) => id));
}

const clear = statement<never, [userIds: readonly string[]]>(
  'clear-learners',
  `with ${PARTS.map((part) => `"${part}" as (${PROJECTORS[part].clear})`).join(', ')} select where false`,
);

/** Deletes everything that can be derived from the log; counters are overwritten. */
export async function clearRecords(tx: Queryable, userIds: readonly string[]): Promise<void> {
  await clear.rows(tx, userIds);
}
