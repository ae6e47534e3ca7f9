import type { ReportedEvent } from '@academy/contract/learning/learning-log';
import { type EventRefusal, judgeReport } from '@academy/domain/learning/learning-log';
import type { IdentifiedEvent } from '../event-log/learning-log.store.ts';
import type { Learner } from '../learner.ts';
import type { ReportContext } from './report-context.store.ts';

export interface Judgement {
  /** In the order in which it happened. */
  readonly accepted: IdentifiedEvent[];
  readonly known: string[];
  readonly refused: { readonly id: string; readonly code: EventRefusal }[];
}

/** Sorts the reports of a device into accepted, already known and refused. */
export function judgeBatch(
  reports: readonly ReportedEvent[],
  { now, userId, catalogue }: Learner,
  { owners, enrolledAt, accountSince }: ReportContext,
): Judgement {
  const accepted = new Map<string, IdentifiedEvent>();
  const judgement: Judgement = { accepted: [], known: [], refused: [] };
  for (const { id: reportedId, occurredAt, ...report } of reports) {
    // The database stores ids in lower case.
    const id = reportedId.toLowerCase();
    const owner = owners.get(id);
    const lesson = catalogue.lessonOf(report.lessonId);
    if (owner === userId || accepted.has(id)) {
      judgement.known.push(reportedId);
    } else if (owner !== undefined) {
      judgement.refused.push({ id: reportedId, code: 'id-taken' });
    } else {
      const since = lesson?.isPreview ? accountSince : ((lesson && enrolledAt.get(lesson.courseId)) ?? null);
      const judged = judgeReport({ ...report, occurredAt: new Date(occurredAt) }, { now, lesson, since });
      if (judged.ok) accepted.set(id, { ...judged.value, id });
      else judgement.refused.push({ id: reportedId, code: judged.refusal.code });
    }
  }
  const inTime = [...accepted.values()].sort((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime());
  return { ...judgement, accepted: inTime };
}
