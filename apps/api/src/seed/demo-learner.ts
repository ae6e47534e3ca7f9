import { sastDay } from '@academy/domain/kernel';
import { type LearningEvent, skillPoints } from '@academy/domain/learning/learning-log';
import { startOfMonth } from '@academy/domain/rewards/coins';
import type { Queryable } from '../database/connect.ts';
import { markNoticesRead, skipMailing } from '../modules/academy/notices/index.ts';
import { findAccountByName } from '../modules/accounts/identity/index.ts';
import type { Catalogue, CatalogueCache } from '../modules/catalogue/courses/index.ts';

import { pilotCourses } from '../modules/catalogue/courses/tables.ts';
import { givePlace } from '../modules/enrolment/places/index.ts';
import { assessmentAttempts } from '../modules/learning/assessments/tables.ts';
import {
  appendToLog,
  earnedAchievements,
  hasLog,
  type Learner,
  loadCourses,
  lockLearner,
} from '../modules/learning/learning-log/index.ts';
import { markAchievementsSeen } from '../modules/rewards/achievements/index.ts';
import type { Services } from '../services.ts';
import { demoStudy } from './demo-study.ts';

type SeedContext = Pick<Services, 'db' | 'clock'> & { readonly catalogue: Pick<CatalogueCache, 'read'> };

const USERNAME = 'learner';
const MAIN_COURSE = 'ai-fundamentals';
// R3: recognised earlier learning, in per cent; the third of the foundations fills its track up to 65.
const RECOGNISED = {
  'python-for-ai': 85,
  'machine-learning-foundations': 60,
  'applied-machine-learning': 30,
};
const FILLED_COURSE = 'data-science-foundations';
const FOUNDATIONS_PERCENT = 65;
const SKILL_LEVELS = {
  Python: 85,
  Mathematics: 45,
  'Machine Learning': 60,
  'Deep Learning': 20,
  'Data Analysis': 70,
  'Problem Solving': 90,
};
// Each attempt had 13 of 15 right, which is 87 %.
const ATTEMPT = { rightCount: 13, total: 15 };
const COURSES_OF_THIS_MONTH = 5;
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** Gives the demo learner the sample figures of the specification, as the result of a log; once. */
export async function seedDemoLearner({ db, clock, catalogue: cache }: SeedContext): Promise<void> {
  const account = await findAccountByName(db, USERNAME);
  if (!account || (await hasLog(db, account.id))) return;
  const catalogue = await cache.read();
  await db.transaction(async (tx) => {
    await lockLearner(tx, account.id);
    if (await hasLog(tx, account.id)) return;
    const learner = { userId: account.id, catalogue, now: clock() };
    await recognisePilot(tx, learner);
    await studyCourses(tx, learner);
    await recogniseLearning(tx, learner);
    // The initial state of the demonstration is not announced (TRAIN-16).
    const unlocked = await earnedAchievements(tx, account.id);
    await markAchievementsSeen(
      tx,
      account.id,
      unlocked.map(({ achievementId }) => achievementId),
      learner.now,
    );
    await markNoticesRead(tx, account.id, Number.MAX_SAFE_INTEGER, learner.now);
    await skipMailing(tx, account.id, learner.now);
  });
}

/** The short courses of the pilot: one a month, and the last ones in this month (COIN-09). */
async function recognisePilot(tx: Queryable, learner: Learner): Promise<void> {
  const pilots = await tx.select({ id: pilotCourses.id }).from(pilotCourses).orderBy(pilotCourses.id);
  const completed = pilots.map(
    ({ id }, index): LearningEvent => ({
      kind: 'course-completed',
      courseId: id,
      occurredAt: completedAt(pilots.length - index, learner.now),
    }),
  );
  await appendToLog(tx, learner, completed);
}

/** Of the last course, the one before it, and so on, counted from 1. */
function completedAt(fromLast: number, now: Date): Date {
  if (fromLast > COURSES_OF_THIS_MONTH) return new Date(now.getTime() - fromLast * MONTH_MS);
  const begins = startOfMonth(sastDay(now)).getTime();
  return new Date(now.getTime() - ((now.getTime() - begins) * fromLast) / (COURSES_OF_THIS_MONTH + 1));
}

function coursesOf(catalogue: Catalogue) {
  const main = catalogue.courseOf(MAIN_COURSE);
  if (!main) throw new Error(`The demo needs the course ${MAIN_COURSE}.`);
  const others = [...Object.keys(RECOGNISED), FILLED_COURSE].flatMap((id) => catalogue.courseOf(id) ?? []);
  return { main, others };
}

async function studyCourses(tx: Queryable, learner: Learner): Promise<void> {
  const { userId, catalogue, now } = learner;
  const { main, others } = coursesOf(catalogue);
  const { events, passedAssessments } = demoStudy(main, others, now);
  const enrolledAt = events[0]?.occurredAt ?? now;
  for (const { id: courseId } of [main, ...others]) {
    await givePlace(tx, { grounds: 'free', userId, courseId, enrolledAt, quote: null });
    await appendToLog(tx, learner, [{ kind: 'course-joined', courseId, occurredAt: enrolledAt }]);
  }
  // Day by day, so that what a day completed is dated and recorded on it: late reports of a streak earn no coins.
  for (const ofDay of Map.groupBy(events, ({ occurredAt }) => sastDay(occurredAt)).values()) {
    const last = Math.max(...ofDay.map(({ occurredAt }) => occurredAt.getTime()));
    await appendToLog(tx, { ...learner, now: new Date(last) }, ofDay);
  }
  for (const { assessmentId, at } of passedAssessments)
    await tx.insert(assessmentAttempts).values({
      userId,
      assessmentId,
      items: [],
      startedAt: at,
      submittedAt: at,
      answers: {},
      ...ATTEMPT,
      isPassed: true,
      result: { marks: [], completed: { modules: [], courses: [] } },
    });
}

/** Supplements the figures up to the specified ones, computed from what the study gave by itself. */
async function recogniseLearning(tx: Queryable, learner: Learner): Promise<void> {
  const { userId, catalogue, now } = learner;
  const recognisedCourse = (courseId: string, percent: number): LearningEvent => ({
    kind: 'course-recognised',
    courseId,
    percent,
    occurredAt: now,
  });
  const studied = await loadCourses(tx, userId);
  const points = skillPoints(catalogue.courses, (courseId) => studied.get(courseId)?.done, new Map());
  const skills = Object.entries(SKILL_LEVELS).map(
    ([skill, level]): LearningEvent => ({
      kind: 'skill-recognised',
      skill,
      points: level - (points.get(skill) ?? 0),
      occurredAt: now,
    }),
  );
  const courses = Object.entries(RECOGNISED).map(([courseId, percent]) =>
    recognisedCourse(courseId, percent),
  );
  await appendToLog(tx, learner, [...skills, ...courses]);

  const progress = await loadCourses(tx, userId);
  const foundations = catalogue.courses.filter(({ trackId }) => trackId === 'foundations');
  const percents = foundations.map(({ id }) => (id === FILLED_COURSE ? 0 : (progress.get(id)?.percent ?? 0)));
  const missing = FOUNDATIONS_PERCENT * foundations.length - percents.reduce((sum, each) => sum + each, 0);
  const percent = Math.min(100, Math.max(0, missing));
  await appendToLog(tx, learner, [recognisedCourse(FILLED_COURSE, percent)]);
}
