import { applyEvent, effectiveLog, emptyRecord, settlePercents } from '@academy/domain/learning/learning-log';
import type { Queryable } from '../../../../database/connect.ts';
import { readLogs } from '../event-log/learning-log.store.ts';
import type { Learner } from '../learner.ts';
import { clearRecords, saveRecords } from './learner-records.store.ts';
import { lockLearners } from './version-guard.store.ts';

/** Their whole logs are in memory at once; that of a busy year has some thousand entries. */
const LOGS_AT_ONCE = 25;

/** Derives everything that these learners have earned from their logs again. */
export async function deriveAgain(
  tx: Queryable,
  catalogue: Learner['catalogue'],
  userIds: readonly string[],
): Promise<void> {
  // Locks all of them first, in one order, so that no two transactions deadlock.
  const versions = await lockLearners(tx, userIds);
  for (let start = 0; start < userIds.length; start += LOGS_AT_ONCE) {
    const some = userIds.slice(start, start + LOGS_AT_ONCE);
    const logs = await readLogs(tx, some);
    const changes = some.map((userId) => {
      const after = emptyRecord();
      for (const event of effectiveLog(logs.get(userId) ?? [])) applyEvent(after, event);
      settlePercents(after, catalogue.courseOf);
      return { userId, version: versions.get(userId) ?? 0, before: emptyRecord(), after };
    });
    await clearRecords(tx, some);
    await saveRecords(tx, changes, []);
  }
}
