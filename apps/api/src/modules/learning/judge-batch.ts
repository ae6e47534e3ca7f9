import type { ReportedEvent } from '@academy/contract/learning';
import { type EventRefusal, judgeReport, type LessonShape } from '@academy/domain/learning';
import type { IdentifiedEvent } from './learning-log.store.ts';

interface Circumstances {
  readonly now: Date;
  readonly userId: string;
  /** Of the reported ids that are in the log already. */
  readonly owners: ReadonlyMap<string, string>;
  readonly enrolled: ReadonlySet<string>;
  readonly lessonOf: (lessonId: string) => LessonShape | undefined;
}

interface Judgement {
  /** In the order in which it happened. */
  readonly accepted: IdentifiedEvent[];
  readonly known: string[];
  readonly refused: { readonly id: string; readonly code: EventRefusal }[];
}

export function judgeBatch(
  reports: readonly ReportedEvent[],
  { now, userId, owners, enrolled, lessonOf }: Circumstances,
): Judgement {
  const accepted = new Map<string, IdentifiedEvent>();
  const judgement: Judgement = { accepted: [], known: [], refused: [] };
  for (const { id: reportedId, occurredAt, ...report } of reports) {
    // The database knows ids in small letters.
    const id = reportedId.toLowerCase();
    const owner = owners.get(id);
    const lesson = lessonOf(report.lessonId);
    if (owner === userId || accepted.has(id)) {
      judgement.known.push(reportedId);
    } else if (owner !== undefined) {
      judgement.refused.push({ id: reportedId, code: 'id-taken' });
    } else {
      const isEnrolled = lesson !== undefined && enrolled.has(lesson.courseId);
      const judged = judgeReport(
        { ...report, occurredAt: new Date(occurredAt) },
        { now, lesson, isEnrolled },
      );
      if (judged.ok) accepted.set(id, { id, ...judged.value });
      else judgement.refused.push({ id: reportedId, code: judged.refusal.code });
    }
  }
  const inTime = [...accepted.values()].sort((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime());
  return { ...judgement, accepted: inTime };
}
