// What is counted now and what a job counts by day must be the same: these parts of their statements are written once.

/** Within the days of South Africa from the first to the last. */
export const within = (instant: string, from: string, to: string) =>
  `${instant} >= ${from}::timestamp at time zone 'Africa/Johannesburg'
      and ${instant} < (${to} + 1)::timestamp at time zone 'Africa/Johannesburg'`;

export const dayOf = (instant: string) => `(${instant} at time zone 'Africa/Johannesburg')::date`;

/** The Sunday on which the week of a day begins. */
export const weekOf = (day: string) => `${day} - extract(dow from ${day})::int`;

/** Of an order: money that has come and has not gone back. */
export const IS_PAID = `state in ('paid', 'refunding', 'refund-failed')`;

/** Of `waitlist_entries w`. */
export const STEPS_OF_LISTED = `count(*) as signups,
  count(*) filter (where exists (select from invitations i where i.entry_id = w.id)) as invited,
  count(w.user_id) as joined_from_list`;

/** Of learners with their `learner_tallies`. */
export const STEPS_OF_LEARNERS = `count(*) as joined,
  count(*) filter (where courses_joined > 0 or lessons_completed > 0 or courses_completed > 0) as enrolled,
  count(*) filter (where lessons_completed > 0 or courses_completed > 0) as learning,
  count(*) filter (where courses_completed > 0) as completed`;

/** As on the trainers' desk the average is that of the newest thousand. */
export const averageOfNewest = (courseId: string, from: string, to: string) => `
  (select coalesce(round(avg(coalesce(p.percent, 0))), 0)::int
     from (select user_id from enrolments where course_id = ${courseId} and ${within('enrolled_at', from, to)}
            order by enrolled_at desc, user_id limit 1000) e
     left join course_progress p on p.user_id = e.user_id and p.course_id = ${courseId})`;
