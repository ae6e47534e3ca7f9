import type { SastDay } from '@academy/domain/kernel';
import type { LearnerRecord } from '@academy/domain/learning/learning-log';
import type { Queryable } from '../../../../database/connect.ts';
import { statement } from '../../../../database/statement.ts';
import { FOLLOW_UPS, hasFollowUp } from '../event-log/follow-ups.store.ts';
import { LOGGED, type LogEntry, logging } from '../event-log/learning-log.store.ts';
import {
  type ReportContext,
  type ReportContextRow,
  reportContextOf,
  STANDING,
} from '../recording/report-context.store.ts';
import type { Scope } from './projector.ts';
import { PROJECTORS, type ProjectedPart } from './projectors.store.ts';
import { GUARD, GUARDED, guardValue, readGuard } from './version-guard.store.ts';

export const PARTS = Object.keys(PROJECTORS) as ProjectedPart[];

/** A learner at one moment. */
export interface KnownLearner {
  readonly version: number;
  readonly standing: ReportContext;
  readonly record: LearnerRecord;
}

export type Loaded = Readonly<Record<ProjectedPart, unknown>> &
  ReportContextRow & { readonly guard: unknown };

/** The columns of a loaded learner, $1. */
export function columnsOf(extent: 'part' | 'whole'): string {
  const parts = PARTS.map((part) => `${PROJECTORS[part][extent]} as "${part}"`);
  return [`${GUARD} as guard`, STANDING[extent], ...parts].join(', ');
}

function loading<Given extends readonly unknown[]>(extent: 'part' | 'whole') {
  return statement<Loaded, Given>(
    `learner-${extent}`,
    `select ${columnsOf(extent)} from users where id = $1`,
  );
}

const part = loading<[userId: string, lessonId: string, courseId: string, fromDay: SastDay]>('part');
const whole =
  loading<
    [
      userId: string,
      lessonIds: readonly string[],
      courseIds: readonly string[],
      fromDay: SastDay,
      reportedIds: readonly string[],
    ]
  >('whole');

export function known(row: Loaded | undefined): KnownLearner {
  if (!row) throw new Error('Whoever learns has an account.');
  const { version, tally } = readGuard(row.guard);
  const parts = Object.fromEntries(PARTS.map((name) => [name, PROJECTORS[name].read(row[name])]));
  return { version, standing: reportContextOf(row), record: { ...parts, tally } as unknown as LearnerRecord };
}

/**
 * What reports of one lesson touch themselves; null when the scope is wider. It has no arrays: without parameters of
 * unknown length the database keeps one plan, and planning is two thirds of the cost.
 */
export async function loadPart(db: Queryable, scope: Scope): Promise<KnownLearner | null> {
  const { userId, lessonIds, courseIds, fromDay } = scope;
  const [[lessonId, ...others], [courseId]] = [lessonIds, courseIds];
  if (lessonId === undefined || courseId === undefined || others.length > 0) return null;
  return known(await part.row(db, userId, lessonId, courseId, fromDay));
}

/** Everything that may be needed to judge and record. */
export async function loadWhole(
  db: Queryable,
  { userId, lessonIds, courseIds, fromDay }: Scope,
  reportedIds: readonly string[] = [],
): Promise<KnownLearner> {
  return known(await whole.row(db, userId, lessonIds, courseIds, fromDay, reportedIds));
}

/** The changes to a learner's record. */
export interface RecordChange {
  readonly userId: string;
  /** The version that was read. */
  readonly version: number;
  readonly before: LearnerRecord;
  readonly after: LearnerRecord;
}

interface Change extends RecordChange {
  /** What is added to the log with it. */
  readonly entries: readonly LogEntry[];
  /** Whether an entry that is already in the log makes the whole statement fail or is left out. */
  readonly ifLogged: 'fail' | 'skip';
}

export function rowsOf<Part extends ProjectedPart>(
  part: Part,
  { userId, before, after }: Pick<RecordChange, 'userId' | 'before' | 'after'>,
) {
  return PROJECTORS[part].changes(userId, before[part], after[part]);
}

/** How the log is written: all entries or nothing, or only the new ones; and with or without follow-ups. */
const LOG_STEPS = {
  log: { leavesOutKnown: false, hasFollowUps: false },
  'log-new': { leavesOutKnown: true, hasFollowUps: false },
  tell: { leavesOutKnown: false, hasFollowUps: true },
  'tell-new': { leavesOutKnown: true, hasFollowUps: true },
} as const;

const NO_LOG = LOG_STEPS.log;

type LogStep = keyof typeof LOG_STEPS;

function logStepOf({ entries, ifLogged }: Pick<Change, 'entries' | 'ifLogged'>): LogStep {
  if (hasFollowUp(entries)) return ifLogged === 'skip' ? 'tell-new' : 'tell';
  return ifLogged === 'skip' ? 'log-new' : 'log';
}

const saves = new Map<string, ReturnType<typeof saving>>();

/** One statement for each set of parts that changes; about a dozen sets occur. */
function saving(logStep: LogStep | null, parts: readonly ProjectedPart[]) {
  const { leavesOutKnown, hasFollowUps } = logStep ? LOG_STEPS[logStep] : NO_LOG;
  const answers = hasFollowUps ? LOGGED : 'id';
  const log = logStep ? [`log as (${logging({ rows: '$4', leavesOutKnown, answers })})`] : [];
  const texts = parts.map(
    (part, index) => `"${part}" as (${PROJECTORS[part].write(`$${4 + log.length + index}`)})`,
  );
  const followUps = hasFollowUps ? [FOLLOW_UPS.steps] : [];
  const answered = [
    'exists (select from guard) as "isSaved"',
    `${logStep ? '(select count(*) from log)' : '0'}::int as added`,
    ...(hasFollowUps ? [FOLLOW_UPS.read] : []),
  ];
  return statement<{ isSaved: boolean; added: number }, unknown[]>(
    [logStep ?? 'save', ...parts].join('-'),
    `with ${[GUARDED, ...log, ...texts, ...followUps].join(', ')} select ${answered.join(', ')}`,
  );
}

/**
 * Writes the changes and adds to the log as one statement, all or nothing. Writes nothing when somebody else has
 * changed the record since it was read.
 */
export async function saveRecord(
  db: Queryable,
  change: Change,
): Promise<{ isSaved: boolean; added: number }> {
  const { userId, version, after, entries } = change;
  const changed = PARTS.map((part) => ({ part, rows: rowsOf(part, change) })).filter(
    ({ rows }) => rows.length > 0,
  );
  const parts = changed.map(({ part }) => part);
  const logStep = entries.length > 0 ? logStepOf(change) : null;
  const key = [logStep, ...parts].join();
  const save = saves.get(key) ?? saving(logStep, parts);
  saves.set(key, save);
  const given = [...(logStep ? [entries] : []), ...changed.map(({ rows }) => rows)].map((rows) =>
    JSON.stringify(rows),
  );
  const answer = await save.row(db, userId, version, guardValue(userId, version, after.tally), ...given);
  return answer ?? { isSaved: false, added: 0 };
}
