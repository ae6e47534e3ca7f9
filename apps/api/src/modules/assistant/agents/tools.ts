// The agents' tools. Each one only reads, is about the signed-in person, and takes no other person's id.
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import type { Services } from '../../../services.ts';
import { findProfile } from '../../accounts/profiles/index.ts';
import type { Catalogue, CatalogueCache } from '../../catalogue/courses/index.ts';
import { readCourseState, readUserFigures, readUserProgress } from '../../learning/learning-log/index.ts';
import { mayRead } from '../../learning/lessons/index.ts';
import { readOwnReviews } from '../../learning/project-reviews/index.ts';
import { proposeStudyPlan, readStudyPlan } from '../../learning/study-plans/index.ts';
import { readAchievementDetails, readNearest } from '../../rewards/achievements/index.ts';
import { certificatesOf } from '../../rewards/certificates/index.ts';
import { readCoins } from '../../rewards/coins/index.ts';
import { readLeaderboard } from '../../rewards/leaderboard/index.ts';
import { listEvents, listOwnRegistrations } from '../../teaching/events/index.ts';
import { listSessions } from '../../teaching/sessions/index.ts';
import { readChatProgress } from './conversation/chat-progress.store.ts';
import { readLessonContext } from './lesson-context.store.ts';

export type ToolsContext = Pick<Services, 'clock' | 'db'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
};

/** What one learner may know of themselves and of the academy. */
export async function toolsFor({ clock, catalogue: cache }: ToolsContext, db: Queryable, actor: Actor) {
  const { userId } = actor;
  const now = clock();
  const catalogue: Catalogue = await cache.read();
  const learner = { userId, catalogue, now };
  // Every question needs its places, and many answers need the rest.
  let progress: ReturnType<typeof readUserProgress> | undefined;
  return {
    now,
    catalogue,
    firstName: actor.user.fullName?.split(' ', 1)[0] ?? null,
    /** Trainers read everything. */
    isStaff: actor.user.role !== 'learner',
    /** The learner's goal, in their own words; null when none was given. */
    goal: async () => (await findProfile(db, userId))?.goal ?? null,
    progress: () => (progress ??= readUserProgress(db, learner)),
    figures: () => readUserFigures(db, learner),
    chat: () => readChatProgress(db, userId),
    coins: () => readCoins(db, userId, now),
    badges: () => readAchievementDetails(db, userId, catalogue.achievements),
    nearestBadges: () => readNearest(db, userId, catalogue.achievements, now),
    certificates: () => certificatesOf(db, userId),
    /** The learner's stored plan; null without one. */
    plan: () => readStudyPlan({ clock, catalogue: cache }, db, userId),
    /** A preview of a plan with these weekly hours, over one course or all; null without a place. */
    proposedPlan: (courseId: string | null, hoursPerWeek: number) =>
      proposeStudyPlan({ clock, catalogue: cache }, db, userId, { courseId, hoursPerWeek }),
    sessions: () => listSessions({ clock }, db, actor),
    events: () => listEvents(db),
    registrations: () => listOwnRegistrations({ clock }, db, actor),
    leaderboard: () => readLeaderboard(db, userId, { period: 'week' }, now),
    /** Null for a lesson that the learner may not open. */
    async lessonContext(lessonId: string) {
      const lesson = catalogue.lessonOf(lessonId);
      const context = lesson ? await readLessonContext(db, userId, lessonId) : null;
      return lesson && context && mayRead(actor, lesson, context.isEnrolled) ? context : null;
    },
    /** The review state of a course's project; null for a course without one. */
    async projectReview(courseId: string) {
      const project = catalogue.courseOf(courseId)?.project;
      return project ? readOwnReviews(db, userId, project.id, now) : null;
    },
    async courseState(courseId: string) {
      const course = catalogue.courseOf(courseId);
      return course ? { course, ...(await readCourseState(db, userId, course, now)) } : null;
    },
  };
}
export type Tools = Awaited<ReturnType<typeof toolsFor>>;
