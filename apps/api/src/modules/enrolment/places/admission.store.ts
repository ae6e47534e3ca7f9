import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';

interface AdmissionState {
  readonly isArchived: boolean;
  readonly hasPlace: boolean;
}

const found = statement<AdmissionState, [userId: string, courseId: string]>(
  'admission-standing',
  `select c.archived_at is not null as "isArchived",
          exists (select from enrolments e where e.user_id = $1 and e.course_id = c.id) as "hasPlace"
     from courses c
    where c.id = $2 and c.removed_at is null`,
);

const archived = statement<{ isArchived: boolean }, [courseId: string]>(
  'course-is-archived',
  'select archived_at is not null as "isArchived" from courses where id = $1',
);

/** From the database: the catalogue in memory follows another process only after some seconds. */
export async function isArchived(db: Queryable, courseId: string): Promise<boolean> {
  return (await archived.row(db, courseId))?.isArchived ?? false;
}

/** Null when there is no such course. */
export async function readAdmissionState(
  db: Queryable,
  userId: string,
  courseId: string,
): Promise<AdmissionState | null> {
  return (await found.row(db, userId, courseId)) ?? null;
}
