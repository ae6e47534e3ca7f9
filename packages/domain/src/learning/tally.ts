import type { LearnerFigures } from '../achievements/index.ts';
import type { Streak } from '../streaks/index.ts';
import type { LearningEvent } from './learning-event.ts';

const SECONDS_PER_HOUR = 3600;

/** How often things happened to a learner: what rules over the log count, kept so that nobody counts it again. */
export interface Tally {
  readonly lessonsCompleted: number;
  readonly coursesJoined: number;
  readonly coursesCompleted: number;
  readonly assessmentsPassed: number;
  readonly projectsPassed: number;
  readonly studySeconds: number;
}

export const NOTHING_COUNTED: Tally = Object.freeze({
  lessonsCompleted: 0,
  coursesJoined: 0,
  coursesCompleted: 0,
  assessmentsPassed: 0,
  projectsPassed: 0,
  studySeconds: 0,
});

/** `freshSeconds` is the study that the event adds to what other reports have covered. */
export function applyToTally(tally: Tally, event: LearningEvent, freshSeconds: number): Tally {
  switch (event.kind) {
    case 'lesson-completed':
      return { ...tally, lessonsCompleted: tally.lessonsCompleted + 1 };
    case 'course-joined':
      return { ...tally, coursesJoined: tally.coursesJoined + 1 };
    case 'course-completed':
      return { ...tally, coursesCompleted: tally.coursesCompleted + 1 };
    case 'assessment-passed':
      return { ...tally, assessmentsPassed: tally.assessmentsPassed + 1 };
    case 'project-passed':
      return { ...tally, projectsPassed: tally.projectsPassed + 1 };
    case 'lesson-studied':
    case 'study-recognised':
      return { ...tally, studySeconds: tally.studySeconds + freshSeconds };
    case 'lesson-opened':
    case 'lesson-read':
    case 'check-answered':
    case 'exercise-tried':
    case 'module-completed':
    case 'streak-reached':
    case 'session-attended':
    case 'friend-joined':
    case 'course-recognised':
    case 'skill-recognised':
    case 'achievement-unlocked':
      return tally;
  }
}

/** What the rules of achievements look at; `currentStreak` is given where it is shown. */
export function figuresOf(
  { studySeconds, coursesJoined, ...counts }: Tally,
  { current, longest }: Pick<Streak, 'current' | 'longest'>,
): LearnerFigures {
  return {
    ...counts,
    coursesRegistered: coursesJoined,
    studyHours: studySeconds / SECONDS_PER_HOUR,
    currentStreak: current,
    longestStreak: longest,
  };
}
