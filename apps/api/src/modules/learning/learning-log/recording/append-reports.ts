import type { ReportedEvent } from '@academy/contract/learning/learning-log';
import {
  applyWithOutcomes,
  copyOfRecord,
  isRepeatedOpening,
  type LearnerRecord,
  type LearningOutcome,
  settlePercents,
} from '@academy/domain/learning/learning-log';
import type { Queryable } from '../../../../database/connect.ts';
import { repeatedKey } from '../../../../database/faults.ts';
import { entriesOf, type IdentifiedEvent, identified } from '../event-log/learning-log.store.ts';
import type { Learner } from '../learner.ts';
import { deriveAgain } from '../projections/derive-from-log.ts';
import { type KnownLearner, loadPart, loadWhole, saveRecord } from '../projections/learner-record.store.ts';
import type { Scope } from '../projections/projector.ts';
import { lockLearner } from '../projections/version-guard.store.ts';
import { type Judgement, judgeBatch } from './judge-batch.ts';
import type { LearnerMemory, ReadLearner } from './learner-memory.ts';
import { scopeOfReports, widerScope } from './scope.ts';

export interface ReportsEffect extends Judgement {
  /** What followed from the accepted reports, in its order. */
  readonly followed: readonly LearningOutcome[];
  /** The record including all of it; of days and courses it may hold only those in the reports. */
  readonly record: LearnerRecord;
}

/** Where the learner's record may be cached, and its version in the database. */
interface AtHand {
  readonly memory: LearnerMemory;
  readonly version: number;
}

/** After this many conflicts between two devices, the learner's devices queue for a lock. */
const FREE_TRIES = 3;
const MOST_TRIES = 6;

/**
 * Records what a device reports: each report is judged separately, and what is plausible is recorded with everything
 * that follows from it. One statement reads, unless the record is cached, and one writes, with no lock between them;
 * the loser of a conflict reads again.
 */
export async function appendReports(
  db: Queryable,
  learner: Learner,
  reports: readonly ReportedEvent[],
  atHand?: AtHand,
): Promise<ReportsEffect> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const effect = await (tries <= FREE_TRIES
      ? tryReports(db, learner, reports, { isFirst: tries === 1, atHand })
      : db.transaction((tx) => lockAndTry(tx, learner, reports))
    ).catch((error: unknown) => recoverFromRepeat(db, learner, error));
    if (effect) return effect;
  }
  throw new Error('Reports found no moment in which nobody else wrote to the learner’s record.');
}

async function lockAndTry(tx: Queryable, learner: Learner, reports: readonly ReportedEvent[]) {
  await lockLearner(tx, learner.userId);
  return tryReports(tx, learner, reports, { isFirst: false });
}

interface Try {
  readonly isFirst: boolean;
  readonly atHand?: AtHand | undefined;
}

/** Null when somebody else has changed the learner's record in the meantime. */
async function tryReports(
  db: Queryable,
  learner: Learner,
  reports: readonly ReportedEvent[],
  { isFirst, atHand }: Try,
): Promise<ReportsEffect | null> {
  const { userId, now } = learner;
  const scope = scopeOfReports(learner, reports);
  let read = isFirst ? ((atHand && recall(atHand, learner, scope)) ?? (await readPart(db, scope))) : null;
  let effect = read && effectOf(read, learner, reports);
  if (!read || !effect || needsMore(read, effect)) {
    read = await readWhole(db, widerScope(learner, scope), reports);
    effect = effectOf(read, learner, reports);
  }
  if (effect.accepted.length === 0) return effect;
  const { isSaved } = await saveRecord(db, {
    userId,
    version: read.version,
    before: read.record,
    after: effect.record,
    entries: entriesOf([...effect.accepted, ...effect.followed.map(identified)], now),
    ifLogged: 'fail',
  });
  if (!isSaved) return null;
  atHand?.memory.keep(learner, { ...read, version: read.version + 1, record: effect.record });
  return effect;
}

const recall = ({ memory, version }: AtHand, learner: Learner, scope: Scope) =>
  memory.recall(learner, version, scope);

async function readPart(db: Queryable, scope: Scope): Promise<ReadLearner | null> {
  const known = await loadPart(db, scope);
  return known && { ...known, scope, isWhole: false };
}

async function readWhole(
  db: Queryable,
  scope: Scope,
  reports: readonly ReportedEvent[],
): Promise<ReadLearner> {
  const ids = reports.map(({ id }) => id);
  return { ...(await loadWhole(db, scope, ids)), scope, isWhole: true };
}

function effectOf(
  { record: before, standing: context }: KnownLearner,
  learner: Learner,
  reports: readonly ReportedEvent[],
): ReportsEffect {
  const judgement = judgeBatch(reports, learner, context);
  const record = copyOfRecord(before);
  const accepted: IdentifiedEvent[] = [];
  const followed: LearningOutcome[] = [];
  const repeated = new Set<string>();
  for (const event of judgement.accepted)
    if (isRepeatedOpening(record, event)) repeated.add(event.id);
    else {
      accepted.push(event);
      followed.push(...applyWithOutcomes(record, event, learner.catalogue));
    }
  settlePercents(record, learner.catalogue.courseOf);
  // The device discards what is already known.
  const isRepeated = (id: string) => repeated.has(id.toLowerCase());
  const known = new Set([...judgement.known, ...reports.map(({ id }) => id).filter(isRepeated)]);
  return { ...judgement, accepted, known: [...known], followed, record };
}

/** A refused report may be in the log already, which only the log can say. */
const needsMore = (read: ReadLearner, effect: ReportsEffect) =>
  effect.refused.length > 0 || (!read.isWhole && reachesFurther(read.record, effect));

/** A new day or a completion: their consequences depend on more than the lessons in the reports. */
const reachesFurther = (before: LearnerRecord, { followed, record }: ReportsEffect): boolean =>
  followed.length > 0 || record.streak !== before.streak;

/** The next try finds an id that is already in the log; other errors are rethrown. */
async function recoverFromRepeat(
  db: Queryable,
  { catalogue, userId }: Learner,
  error: unknown,
): Promise<null> {
  const key = repeatedKey(error);
  if (key === null) throw error;
  // An outcome that was already in the log: the record was behind its log, e.g. after a manual edit of the database.
  if (key === 'learning_events_once') await db.transaction((tx) => deriveAgain(tx, catalogue, [userId]));
  return null;
}
