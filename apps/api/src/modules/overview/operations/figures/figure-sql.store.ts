// Live counts and a job's counts by day must be the same: these parts of their statements are shared.

/** Within the South African days from the first to the last. */
export const within = (instant: string, from: string, to: string) =>
  `${instant} >= ${from}::timestamp at time zone 'Africa/Johannesburg'
      and ${instant} < (${to} + 1)::timestamp at time zone 'Africa/Johannesburg'`;

export const dayOf = (instant: string) => `(${instant} at time zone 'Africa/Johannesburg')::date`;

/** The Sunday on which the week of a day begins. */
export const weekOf = (day: string) => `${day} - extract(dow from ${day})::int`;

/** Of an order: money received and not refunded. */
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

/** The number of learners and the sum of their progress. */
export const averageOf = (sum: string, learners: string) =>
  `coalesce(round(${sum}::numeric / nullif(${learners}, 0)), 0)::int`;
