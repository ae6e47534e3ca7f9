import {
  applyWithOutcomes,
  copyOfRecord,
  type LearningEvent,
  settlePercents,
} from '@academy/domain/learning/learning-log';
import type { Queryable } from '../../../../database/connect.ts';
import {
  appendEventsOfMany,
  entriesOfMany,
  identified,
  type OwnedEvent,
} from '../event-log/learning-log.store.ts';
import type { Learner } from '../learner.ts';
import { deriveAgain } from '../projections/derive-from-log.ts';
import { loadWholes, saveRecords } from '../projections/learner-records.store.ts';
import { lockLearners } from '../projections/version-guard.store.ts';
import { scopeOfEvents } from './scope.ts';

/** Against which courses, and when. */
type Circumstances = Pick<Learner, 'catalogue' | 'now'>;

/**
 * Records once for each of many learners that the same thing happened, with everything that follows from it, in the
 * caller's transaction and with a fixed small number of statements. Returns the learners for whom it was new.
 */
export async function appendToLogs(
  tx: Queryable,
  { catalogue, now }: Circumstances,
  userIds: readonly string[],
  event: LearningEvent,
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const versions = await lockLearners(tx, userIds);
  const happened = event.occurredAt > now ? { ...event, occurredAt: now } : event;
  const [someone = ''] = userIds;
  const learners = await loadWholes(
    tx,
    userIds,
    scopeOfEvents({ userId: someone, catalogue, now }, [happened]),
  );
  const given = userIds.map((userId) => ({ userId, event: identified(happened) }));
  const recorded = await appendEventsOfMany(tx, given, now);
  const followed: OwnedEvent[] = [];
  const changes = recorded.flatMap(({ userId, event: own }) => {
    const before = learners.get(userId)?.record;
    if (!before) return [];
    const after = copyOfRecord(before);
    followed.push(
      ...applyWithOutcomes(after, own, catalogue).map((outcome) => ({ userId, event: identified(outcome) })),
    );
    settlePercents(after, catalogue.courseOf);
    return [{ userId, version: versions.get(userId) ?? 0, before, after }];
  });
  const added = await saveRecords(tx, changes, entriesOfMany(followed, now));
  // An outcome that was already in a log: the record was behind its log, e.g. after a manual edit of the database.
  const behind = new Set(followed.flatMap(({ userId, event: { id } }) => (added.has(id) ? [] : userId)));
  if (behind.size > 0) await deriveAgain(tx, catalogue, [...behind]);
  return new Set(recorded.map(({ userId }) => userId));
}

/** Corrects the logs of many. Their records are derived again, as if what is no longer true had never happened. */
export async function correctLogs(
  tx: Queryable,
  { catalogue, now }: Circumstances,
  corrections: readonly { readonly userId: string; readonly event: LearningEvent }[],
): Promise<void> {
  if (corrections.length === 0) return;
  const userIds = corrections.map(({ userId }) => userId);
  await lockLearners(tx, userIds);
  await appendEventsOfMany(
    tx,
    corrections.map(({ userId, event }) => ({ userId, event: identified(event) })),
    now,
  );
  await deriveAgain(tx, catalogue, userIds);
}
