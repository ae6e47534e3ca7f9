import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';

const MOST_WAITING = 200;
const MOST_REVIEWED = 20;

export interface QueuedSubmission extends Record<string, unknown> {
  readonly id: string;
  readonly learnerId: string;
  readonly learner: string;
  readonly courseId: string;
  readonly projectTitle: string;
  readonly handedInAt: string;
  readonly round: number;
  readonly heldBy: string | null;
  readonly holderName: string | null;
  readonly heldAt: string | null;
  readonly isPassed: boolean | null;
  readonly reviewerId: string | null;
  readonly reviewerName: string | null;
  readonly hasReport: boolean;
}

/** `chosen` has the ids of the submissions. */
function described(chosen: SQL): SQL {
  return sql`
    with chosen as materialized (${chosen})
    select s.id, s.user_id as "learnerId", coalesce(u.full_name, u.username) as learner, s.course_id as "courseId",
           s.asked ->> 'title' as "projectTitle", s.handed_in_at as "handedInAt", s.held_by as "heldBy",
           coalesce(h.full_name, h.username) as "holderName", s.held_at as "heldAt", s.is_passed as "isPassed",
           s.reviewer_id as "reviewerId", s.reviewer_name as "reviewerName",
           exists (select from peer_reviews p where p.submission_id = s.id and p.reported_at is not null
                      and p.settled_at is null) as "hasReport",
           (select count(*)::int from project_submissions e
             where e.user_id = s.user_id and e.project_id = s.project_id and e.handed_in_at <= s.handed_in_at) as round
      from chosen
      join project_submissions s using (id)
      join users u on u.id = s.user_id
      left join users h on h.id = s.held_by`;
}

/** The first of each course, by the index of the course: those of all together would have to be sorted. */
const firstOfEach = (courseIds: readonly string[], firstOfOne: SQL) => sql`
  select first.* from jsonb_array_elements_text(${JSON.stringify(courseIds)}::jsonb) as c (id)
   cross join lateral (${firstOfOne}) as first`;

/** What waits in the courses except the reviewer's own, longest wait first. */
export async function waitingIn(
  db: Queryable,
  courseIds: readonly string[],
  askerId: string,
): Promise<QueuedSubmission[]> {
  // Learners without a place wait for nothing.
  const chosen = sql`
    ${firstOfEach(
      courseIds,
      sql`select s.id, s.handed_in_at as since from project_submissions s
           where s.course_id = c.id and s.reviewed_at is null and s.user_id <> ${askerId}
             and exists (select from enrolments e where e.user_id = s.user_id and e.course_id = s.course_id)
           order by s.handed_in_at limit ${MOST_WAITING}`,
    )}
     order by since, id limit ${MOST_WAITING}`;
  const { rows } = await db.execute<QueuedSubmission>(sql`${described(chosen)} order by since, s.id`);
  return rows;
}

/** The latest judgements in the courses. */
export async function reviewedIn(
  db: Queryable,
  courseIds: readonly string[],
  askerId: string,
): Promise<QueuedSubmission[]> {
  const chosen = sql`
    ${firstOfEach(
      courseIds,
      sql`select s.id, s.reviewed_at as at from project_submissions s
           where s.course_id = c.id and s.reviewed_at is not null and s.user_id <> ${askerId}
           order by s.reviewed_at desc limit ${MOST_REVIEWED}`,
    )}
     order by at desc, id limit ${MOST_REVIEWED}`;
  const { rows } = await db.execute<QueuedSubmission>(sql`${described(chosen)} order by at desc, s.id`);
  return rows;
}

export async function queuedOf(db: Queryable, submissionId: string): Promise<QueuedSubmission | null> {
  const { rows } = await db.execute<QueuedSubmission>(described(sql`select ${submissionId}::uuid as id`));
  return rows[0] ?? null;
}
