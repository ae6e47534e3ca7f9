// What a learner's own screens show: one statement per screen, because a round trip costs more than the query.
import type { SastDay } from '@academy/domain/kernel';
import type { CourseProgress } from '@academy/domain/learning/learning-log';
import { NO_STREAK, type Streak } from '@academy/domain/learning/streaks';
import type { Queryable } from '../../../../database/connect.ts';
import { statement } from '../../../../database/statement.ts';

/** In JSON instants are text. */
type JsonRow<Row> = { readonly [Key in keyof Row]: Row[Key] extends Date | null ? string | null : Row[Key] };

const instantOf = (text: string | null) => (text === null ? null : new Date(text));

const COURSE_COLUMNS = `percent, prior_percent as "priorPercent", done, last_lesson_id as "lastLessonId",
  last_at as "lastAt", completed_at as "completedAt"`;

function progressOf({ lastAt, completedAt, ...row }: JsonRow<CourseProgress>): CourseProgress {
  return { ...row, lastAt: instantOf(lastAt), completedAt: instantOf(completedAt) };
}

/** Points granted for earlier learning, by skill. */
const SKILLS = '(select json_object_agg(skill, prior_points) from skill_levels where user_id = $1) as skills';
type Skills = Readonly<Record<string, number>> | null;
const PLACES = 'array(select course_id from enrolments where user_id = $1) as places';
// A learner without a streak is a row of nulls.
const STREAK = 's.current, s.longest, s.last_activity as "lastActivity"';
const OF_LEARNER = 'from (select $1::uuid as user_id) learner left join streaks s using (user_id)';

const skillsOf = (skills: Skills | undefined) => new Map(Object.entries(skills ?? {}));

type StreakRow = { readonly [Key in keyof Streak]: Streak[Key] | null };

function streakOf({ current, longest, lastActivity }: StreakRow): Streak {
  return current === null || longest === null ? NO_STREAK : { current, longest, lastActivity };
}

const progressOfLearner = statement<
  StreakRow & {
    readonly courses: readonly (JsonRow<CourseProgress> & { readonly courseId: string })[] | null;
    readonly places: readonly string[];
    readonly skills: Skills;
    readonly week: readonly SastDay[];
  },
  [userId: string, weekStart: SastDay]
>(
  'progress-of-learner',
  `select (select json_agg(own) from (
             select course_id as "courseId", ${COURSE_COLUMNS} from course_progress where user_id = $1) own) as courses,
          ${PLACES}, ${SKILLS}, ${STREAK},
          array(select day from learning_days where user_id = $1 and day >= $2) as week
     ${OF_LEARNER}`,
);

/** Everything that was begun or joined, and the learning days since a given day. */
export async function readProgressOf(db: Queryable, userId: string, weekStart: SastDay) {
  const row = await progressOfLearner.row(db, userId, weekStart);
  return {
    progress: new Map((row?.courses ?? []).map(({ courseId, ...rest }) => [courseId, progressOf(rest)])),
    places: new Set(row?.places),
    skills: skillsOf(row?.skills),
    streak: row ? streakOf(row) : NO_STREAK,
    week: row?.week ?? [],
  };
}

interface BegunCourse {
  readonly courseId: string;
  readonly done: CourseProgress['done'];
  readonly isCompleted: boolean;
}

interface DayRow {
  readonly day: SastDay;
  readonly seconds: number;
  readonly lessonsCompleted: number;
}

const figuresOfLearner = statement<
  StreakRow & {
    readonly courses: readonly BegunCourse[] | null;
    readonly places: readonly string[];
    readonly skills: Skills;
    readonly seconds: number;
    readonly days: readonly DayRow[] | null;
    readonly scores: readonly number[];
  },
  [userId: string, since: SastDay]
>(
  'figures-of-learner',
  `select (select json_agg(own) from (
             select course_id as "courseId", done, completed_at is not null as "isCompleted"
               from course_progress where user_id = $1) own) as courses,
          ${PLACES}, ${SKILLS}, ${STREAK},
          (select coalesce(sum(seconds), 0) from learning_days where user_id = $1) as seconds,
          (select json_agg(own) from (
             select day, seconds, lessons_completed as "lessonsCompleted" from learning_days
              where user_id = $1 and day >= $2) own) as days,
          array(select max(right_count * 100.0 / total)::float8 from assessment_attempts
                 where user_id = $1 and submitted_at is not null
                 group by assessment_id having bool_or(is_passed)) as scores
     ${OF_LEARNER}`,
);

/** Totals over everything, the days since one of them, and the best result of every passed assessment. */
export async function readFiguresOf(db: Queryable, userId: string, since: SastDay) {
  const row = await figuresOfLearner.row(db, userId, since);
  return {
    courses: row?.courses ?? [],
    places: row?.places ?? [],
    skills: skillsOf(row?.skills),
    streak: row ? streakOf(row) : NO_STREAK,
    seconds: row?.seconds ?? 0,
    days: row?.days ?? [],
    scores: row?.scores ?? [],
  };
}
