// The expected content of each of the fifteen state answers, read from the database separately.
import { fileURLToPath } from 'node:url';
import { readAchievementsIn } from '@academy/courseware/achievements';
import type { StateIntent } from '@academy/domain/assistant/agents';
import { WEEKLY_GOAL_DAYS } from '@academy/domain/learning/streaks';
import { ACTIVITIES, REWARDS } from '@academy/domain/rewards/coins';

export interface ExpectedFigures {
  readonly question: string;
  /** The pattern's one number equals the statement's; without a number it must not match. */
  readonly figures?: readonly (readonly [RegExp, string])[];
  /** Statements whose lines all have to occur, word for word. */
  readonly lines?: string;
  /** Statements of which some lines under a heading have to occur. */
  readonly among?: readonly [heading: RegExp, statement: string];
  /** Figures of the rules, which are the same for everybody. */
  readonly rules?: readonly string[];
}

const SAST_DAY = (at: string) => `to_char(${at}, 'FMDay FMDD FMMonth')`;
const SAST_INSTANT = (at: string) =>
  `to_char(${at} at time zone 'Africa/Johannesburg', 'FMDay FMDD FMMonth "at" HH24:MI "SAST"')`;
/** The clock of the tests. */
const NOW = `timestamptz '2026-11-15T12:00:00Z'`;

/** Everything still open in the tests' course, in order. */
const OPEN_PARTS = `
  with passed as (select assessment_id from assessment_attempts where user_id = $1 and is_passed), parts as (
    select m.position as stage, 0 as kind, l.position, m.title as module, l.title, l.minutes
      from lessons l join course_modules m on m.id = l.module_id
     where l.course_id = 'fig' and l.removed_at is null and not exists (
       select from lesson_progress p where p.user_id = $1 and p.lesson_id = l.id and p.completed_at is not null)
    union all select m.position, 1, 0, m.title, a.title, a.minutes
      from assessments a join course_modules m on m.id = a.module_id
     where a.course_id = 'fig' and a.id not in (select assessment_id from passed)
    union all select 9, 2, 0, 'Project and final assessment', title, minutes from projects where course_id = 'fig'
    union all select 9, 3, 0, 'Project and final assessment', title, minutes
      from assessments where course_id = 'fig' and module_id is null and id not in (select assessment_id from passed))`;

const HOURS = 4;
const coursePercent = [
  /Course fig: (\d+)%/,
  `select percent from course_progress where user_id = $1 and course_id = 'fig'`,
] as const;
const { achievements } = await readAchievementsIn(
  fileURLToPath(new URL('../../../../../../../content/', import.meta.url)),
);
const badgeNames = achievements.map(({ id, name }) => `(${id}, '${name.replaceAll("'", "''")}')`).join(', ');
const BADGE_LINES = `select '- ' || name || ', on ' || ${SAST_DAY(`earned_at at time zone 'Africa/Johannesburg'`)} as line
  from user_achievements join (values ${badgeNames}) names (id, name) on names.id = achievement_id where user_id = $1`;
const badgeCount = 'select count(*) from user_achievements where user_id = $1';

export const EXPECTED_FIGURES: Readonly<Record<StateIntent, ExpectedFigures>> = {
  coins: {
    question: 'How many coins do I have?',
    figures: [
      [/(\d+) Nexii coins?/, 'select balance from coin_accounts where user_id = $1'],
      [/earned (\d+)/, 'select earned from coin_accounts where user_id = $1'],
      [/spent (\d+)/, 'select spent from coin_accounts where user_id = $1'],
      [
        /: (\d+) × /,
        `select nullif(count(*), 0) from learning_events e where user_id = $1 and kind = 'activity-recognised'
            and data ->> 'activity' = 'course' and not exists (select from coin_entries where event_id = e.id)`,
      ],
    ],
    rules: ACTIVITIES.map(({ reward }) => `${reward} coins`),
  },
  rewards: {
    question: 'Which rewards are there?',
    figures: [[/With your (\d+) coins?/, 'select balance from coin_accounts where user_id = $1']],
    lines: REWARDS.map(
      ({ name, cost, coursesToUnlock }) =>
        `select '- ${name}: ${cost} coins, ' || case when ${coursesToUnlock} > 0 then 'still locked'
           when balance >= ${cost} then 'you have enough' else ${cost} - balance || ' more to go' end as line
           from coin_accounts where user_id = $1`,
    ).join(' union all '),
    rules: ACTIVITIES.map(({ action, reward }) => `- ${action}: ${reward} coins`),
  },
  streak: {
    question: 'How long is my streak?',
    figures: [
      [/(\d+) days? of learning in a row/, 'select current from streaks where user_id = $1'],
      [/longest streak is (\d+)/, 'select longest from streaks where user_id = $1'],
      [
        /learned on (\d+)/,
        `select count(*) from learning_days where user_id = $1 and day >= date '2026-11-15' and seconds > 0`,
      ],
    ],
    rules: [`of ${WEEKLY_GOAL_DAYS} days`],
  },
  badges: {
    question: 'Which badges do I have?',
    figures: [[/(\d+) badges?\b/, badgeCount]],
  },
  level: {
    question: 'What level am I?',
    figures: [
      [/level (\d+)/, 'select level from chat_progress where user_id = $1'],
      [/with (\d+) experience/, 'select experience from chat_progress where user_id = $1'],
      [/stands at (\d+)%/, 'select experience - (level - 1) * 100 from chat_progress where user_id = $1'],
      [/chatted (\d+) days?/, 'select nullif(streak_current, 0) from chat_progress where user_id = $1'],
    ],
    rules: ['Every reply gives you 10'],
  },
  certificates: {
    question: 'What is missing for my certificate?',
    figures: [
      [
        /(\d+) lessons? to complete/,
        `select count(*) from lessons l where l.course_id = 'fig' and l.removed_at is null and not exists (
           select from lesson_progress p where p.user_id = $1 and p.lesson_id = l.id and p.completed_at is not null)`,
      ],
      [
        /(\d+) assessments? to pass/,
        `select count(*) from assessments a where course_id = 'fig' and not exists (
           select from assessment_attempts t where t.user_id = $1 and t.assessment_id = a.id and t.is_passed)`,
      ],
    ],
  },
  progress: {
    question: 'Show my progress',
    figures: [
      [
        /completed (\d+)/,
        'select count(*) from course_progress where user_id = $1 and completed_at is not null',
      ],
      [/of (\d+) courses?/, 'select count(*) from enrolments where user_id = $1'],
      [
        /studied for ([\d.]+) hours?/,
        'select round(coalesce(sum(seconds), 0) / 3600.0, 1) from learning_days where user_id = $1',
      ],
      [
        /average score in assessments is (\d+)%/,
        `select round(avg(best)) from (select max(right_count * 100.0 / total) as best from assessment_attempts
           where user_id = $1 group by assessment_id having bool_or(is_passed)) results`,
      ],
      [/learned (\d+) days? in a row/, 'select nullif(current, 0) from streaks where user_id = $1'],
      coursePercent,
    ],
  },
  courses: {
    question: 'Which courses am I enrolled in?',
    figures: [
      [/a place in (\d+) courses?/, 'select count(*) from enrolments where user_id = $1'],
      coursePercent,
    ],
  },
  'next-lesson': {
    question: 'What should I learn next?',
    figures: [
      [
        /about (\d+) minutes?/,
        `select min(minutes) from lessons where course_id = 'fig' and $1::text is not null`,
      ],
      [/You are at (\d+)%/, coursePercent[1]],
    ],
  },
  'current-lesson': { question: 'I need help with my current lesson' },
  'study-plan': {
    question: `I have ${HOURS} hours a week, make a plan`,
    figures: [[/With (\d+) hours? a week/, `select ${HOURS} where $1::text is not null`]],
    lines: `${OPEN_PARTS}, modules as (
        select stage, module, sum(minutes)::int as minutes,
               sum(sum(minutes)) over (order by stage) as so_far from parts group by stage, module)
      select '- ' || module || ': about ' || minutes || ' minutes, done by ' ||
             ${SAST_DAY(`date '2026-11-15' + ceil(so_far / ${HOURS * 60}.0 * 7)::int`)} as line from modules
      union all select 'Course fig ends on ' ||
             ${SAST_DAY(`date '2026-11-15' + ceil(max(so_far) / ${HOURS * 60}.0 * 7)::int`)} from modules`,
    among: [
      /This week:\n((?:- .*\n?)+)/,
      `${OPEN_PARTS} select '- ' || title || ', about ' || minutes || ' minutes' as line from parts`,
    ],
  },
  assessments: {
    question: 'What are my assessment results?',
    lines: `select '- ' || a.title || ': ' || case
        when best is null then 'not tried yet'
        when is_passed then 'passed with ' || best || '%'
        else 'best result ' || best || '%, not passed yet; next attempt from ' ||
             to_char((last_at + interval '1 hour') at time zone 'Africa/Johannesburg', 'HH24:MI') || ' SAST' end as line
      from assessments a left join lateral (
        select round(max(right_count * 100.0 / total)) as best, bool_or(is_passed) as is_passed, max(submitted_at) as last_at
          from assessment_attempts t where t.user_id = $1 and t.assessment_id = a.id) results on true
     where a.course_id = 'fig'`,
  },
  sessions: {
    question: 'Which sessions have I booked?',
    figures: [[/(\d+) sessions?:/, 'select nullif(count(*), 0) from session_bookings where user_id = $1']],
    lines: `select '- ' || s.title || ' with ' || i.name || ', ' || ${SAST_INSTANT('s.starts_at')} as line
      from training_sessions s join instructors i on i.id = s.instructor_id
     where s.ends_at > ${NOW} and $1::text is not null order by s.starts_at limit 3`,
  },
  events: {
    question: 'Which events are coming up?',
    lines: `select '- ' || title || ', ' || ${SAST_INSTANT('starts_at')} || ', ' || place as line
      from events where ends_at > ${NOW} and $1::text is not null order by starts_at limit 3`,
  },
  community: {
    question: 'Where am I on the leaderboard?',
    lines: `(select '- ' || title || ', ' || ${SAST_INSTANT('starts_at')} as line from training_sessions
       where starts_at > ${NOW} and $1::text is not null order by starts_at limit 2)
      union all (select '- ' || title || ', ' || ${SAST_INSTANT('starts_at')} from events
       where starts_at > ${NOW} order by starts_at limit 2)`,
    figures: [
      [
        /: (\d+) points? this week/,
        `select case when week = '2026-11-09' then week_points else 0 end from leaderboard_entries where user_id = $1`,
      ],
      [
        /, place (\d+)/,
        `select case when mine.week_points > 0 then (select count(*) + 1 from leaderboard_entries other
            where other.week = mine.week and other.week_points > mine.week_points) end
           from leaderboard_entries mine where user_id = $1 and week = '2026-11-09'`,
      ],
      [/each of your (\d+) badges?/, badgeCount.replace('count(*)', 'nullif(count(*), 0)')],
    ],
    // Their names are the catalogue's; their days are looked up.
    among: [/The latest:\n((?:- .*\n?)+)/, BADGE_LINES],
  },
};
