// An academy of any size in a handful of statements. Rows of one learner are far apart, as after years of use.
import { COURSE } from '../product-places.ts';

export interface Step {
  readonly name: string;
  readonly text: string;
}

/** Tables of the session only: the learners to seed ($1 of them), their places, and the lessons. */
export const PREPARATIONS: readonly string[] = [
  `create temp table seeded as select n, gen_random_uuid() as id from generate_series(1, $1::int) as n`,
  `create temp table known_course as
     select id, (row_number() over (order by id <> '${COURSE}', position) - 1)::int as place from courses where removed_at is null`,
  `create temp table known_lesson as
     select id, course_id, row_number() over (partition by course_id order by module_id, position) as place
       from lessons where removed_at is null`,
  // A third of all are in one course, which then has more learners than any other.
  `create temp table place as
     select n, s.id as user_id, k, c.id as course_id
       from seeded s cross join generate_series(0, 2) as k
       join known_course c on c.place = ((case when n % 3 = 0 then 0 else 1 + n / 3 end) + k) % (select count(*) from known_course)
      where k <= (n / 7) % 3`,
  'analyze seeded, place, known_course, known_lesson',
];

const SINCE = `now() - interval '1 day' * (30 + n % 700)`;
const JOINED = `from place where k = 0`;
const IN_LESSONS = `from generate_series(1, 6) as j cross join place p
  join known_lesson l on l.course_id = p.course_id and l.place = j where p.k = 0 order by j, n`;

const people: readonly Step[] = [
  {
    name: 'users',
    text: `insert into users (id, username, full_name, email, role, password_hash, created_at)
      select id, 'grown' || n, 'Learner Number ' || n, 'grown' || n || '@example.co.za', 'learner',
             (select password_hash from users where username = 'learner'), ${SINCE}
        from seeded order by n`,
  },
  {
    name: 'sign_ins',
    text: `insert into sign_ins (token_hash, user_id, device, created_at, last_seen_at)
      select sha256(convert_to('seeded' || n, 'UTF8')), id, 'Chrome on Android', now() - interval '9 days',
             now() - interval '1 hour' * (n % 200)
        from seeded where n % 5 = 0 order by n`,
  },
  {
    name: 'known_devices',
    text: `insert into known_devices (user_id, token_hash, last_used_at)
      select id, sha256(convert_to('device' || n, 'UTF8')), now() - interval '1 hour' * (n % 200)
        from seeded where n % 5 = 0 order by n`,
  },
  {
    name: 'outbox_mails',
    text: `insert into outbox_mails (recipient, subject, created_at, sent_at)
      select 'grown' || n || '@example.co.za', 'Your place in a course', now() - interval '1 minute' * n, now()
        from seeded where n % 10 = 0 order by n`,
  },
  {
    name: 'event_registrations',
    text: `insert into event_registrations (event_id, user_id, registered_at)
      select e.id, s.id, now() from seeded s cross join events e where s.n % 3 = 0 and e.seats is null order by n`,
  },
];

const derived: readonly Step[] = [
  {
    name: 'enrolments',
    text: `insert into enrolments (user_id, course_id, enrolled_at)
      select user_id, course_id, ${SINCE} from place order by k, n`,
  },
  {
    name: 'course_progress',
    text: `insert into course_progress (user_id, course_id, percent, done, last_lesson_id, last_at, completed_at)
      select user_id, course_id, (n % 60), array['a-lesson-that-is-done', 'another-lesson-that-is-done'], null,
             now() - interval '1 minute' * (n % 500000), case when n % 25 = 1 then now() end
        from place where k = 0 or n % 2 = 0 order by k, n`,
  },
  {
    name: 'lesson_progress',
    text: `insert into lesson_progress (user_id, lesson_id, course_id, opened_at, last_at, read_at, place, placed_at,
                                        answered_checks, studied_seconds)
      select user_id, l.id, l.course_id, now() - interval '9 days', now() - interval '9 days', now() - interval '9 days',
             700, now() - interval '9 days', array['first-check-of-it'], 240 ${IN_LESSONS}`,
  },
  {
    name: 'learning_days',
    text: `insert into learning_days (user_id, day, seconds, lessons_completed, study_spans)
      select id, current_date - j - n % 400, 1200, 1, array[36000, 37200]
        from generate_series(1, 6) as j cross join seeded order by j, n`,
  },
  {
    name: 'streaks',
    text: `insert into streaks (user_id, current, longest, last_activity)
      select id, 6, 6, current_date - 1 - n % 400 from seeded order by n`,
  },
  {
    name: 'learner_tallies',
    text: `insert into learner_tallies (user_id, lessons_completed, courses_joined, courses_completed,
                                        assessments_passed, projects_passed, study_seconds, version)
      select id, 1, 1, 0, 0, 0, 7200, 4 from seeded order by n`,
  },
  {
    name: 'skill_levels',
    text: `insert into skill_levels (user_id, skill, prior_points)
      select s.id, skill, 5 from seeded s cross join
             (select distinct jsonb_object_keys(skills) as skill from courses order by 1 limit 3) k order by skill, n`,
  },
  {
    name: 'user_achievements',
    text: `insert into user_achievements (user_id, achievement_id, earned_at)
      select id, j, ${SINCE} from generate_series(1, 3) as j cross join seeded order by j, n`,
  },
  {
    name: 'seen_achievements',
    text: `insert into seen_achievements (user_id, achievement_id, seen_at)
      select id, 1, ${SINCE} from seeded order by n`,
  },
];

/** Eight for each learner; a real one has hundreds, of which only the learner's few are ever read at once. */
const log: readonly Step[] = [
  {
    name: 'learning_events',
    text: `insert into learning_events (user_id, kind, subject, occurred_at, recorded_at, data)
      select p.user_id, told.kind, coalesce(told.subject, case told.kind when 'course-joined' then p.course_id else l.id end),
             ${SINCE} + interval '1 hour' * j, ${SINCE} + interval '1 hour' * j, told.data
        from (values (1, 'course-joined', null, '{}'::jsonb), (2, 'lesson-opened', null, '{}'),
                     (3, 'lesson-studied', null, '{"seconds": 240, "place": 300}'), (4, 'lesson-read', null, '{}'),
                     (5, 'check-answered', null, '{"checkId": "first-check-of-it", "isRight": true}'),
                     (6, 'lesson-completed', null, '{}'), (7, 'streak-reached', '2026-01-01', '{"days": 3}'),
                     (8, 'achievement-unlocked', '1', '{"achievementId": 1}')) as told (j, kind, subject, data)
        cross join place p join known_lesson l on l.course_id = p.course_id and l.place = 1
       where p.k = 0 order by j, n`,
  },
  {
    name: 'assessment_attempts',
    text: `insert into assessment_attempts (user_id, assessment_id, items, started_at, submitted_at, answers, right_count,
                                            total, is_passed, result)
      select user_id, (select min(id) from assessments where removed_at is null), jsonb_build_array(repeat('An item as it was asked. ', 20)),
             now() - interval '9 days', now() - interval '9 days', '{}', 6, 10, false, '{"marks": [], "completed": {"modules": [], "courses": []}}'
        ${JOINED} and n % 2 = 0 order by n`,
  },
  {
    name: 'lesson_writings',
    text: `insert into lesson_writings (user_id, lesson_id, slot, body, written_at)
      select p.user_id, l.id, 'notes', repeat('What I want to remember. ', 6), now()
        from place p join known_lesson l on l.course_id = p.course_id and l.place = 1
       where p.k = 0 and n % 4 = 0 order by n`,
  },
];

export const STEPS: readonly Step[] = [...people, ...derived, ...log];

/** The steps that fill these tables. */
export const ofTables = (...names: readonly string[]) => STEPS.filter(({ name }) => names.includes(name));
