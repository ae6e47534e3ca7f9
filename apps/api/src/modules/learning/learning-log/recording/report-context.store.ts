/** What a batch of reports is judged by. */
export interface ReportContext {
  /** The reported ids that are already in the log. */
  readonly owners: ReadonlyMap<string, string>;
  /** The learner's courses that the reports name, and since when each. */
  readonly enrolledAt: ReadonlyMap<string, Date>;
  readonly accountSince: Date;
}

export interface ReportContextRow {
  readonly owners: Readonly<Record<string, string>> | null;
  readonly enrolled: Readonly<Record<string, string>> | null;
  readonly accountSince: Date;
}

/**
 * Columns of `users`. `part` does not look for the reported ids: they are nearly always new, and the log itself refuses
 * one that is not. In `whole` they are $5, as an array: for a set returned by a function the database cannot tell how
 * small it is, and scans the whole log instead of its index.
 */
export const STANDING = {
  part: `
    null::json as owners,
    (select json_object_agg(course_id, enrolled_at) from enrolments
      where user_id = $1 and course_id = $3) as enrolled,
    users.created_at as "accountSince"`,
  whole: `
    (select json_object_agg(id, user_id) from learning_events where id = any($5::uuid[])) as owners,
    (select json_object_agg(course_id, enrolled_at) from enrolments
      where user_id = $1 and course_id = any($3::text[])) as enrolled,
    users.created_at as "accountSince"`,
} as const;

export function reportContextOf({ owners, enrolled, accountSince }: ReportContextRow): ReportContext {
  return {
    owners: new Map(Object.entries(owners ?? {})),
    enrolledAt: new Map(Object.entries(enrolled ?? {}).map(([courseId, at]) => [courseId, new Date(at)])),
    accountSince,
  };
}
