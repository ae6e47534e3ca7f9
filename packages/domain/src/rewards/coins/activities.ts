import type { ActivityId } from '../../learning/learning-log/index.ts';

export interface Activity {
  readonly id: ActivityId;
  readonly action: string;
  readonly reward: number;
  /** What earns the next coins. */
  readonly next: string;
}

/** What is worth coins (2§3). */
export const ACTIVITIES: readonly Activity[] = [
  {
    id: 'module',
    action: 'Complete a course module',
    reward: 50,
    next: 'Finish every lesson of a module and pass its assessment.',
  },
  {
    id: 'streak',
    action: 'Achieve 7-day streak',
    reward: 100,
    next: 'Learn on seven days in a row. Every further seven count again.',
  },
  {
    id: 'assessment',
    action: 'Pass assessment (>80%)',
    reward: 200,
    next: 'Pass an assessment with more than 80%.',
  },
  {
    id: 'friend',
    action: 'Refer a friend',
    reward: 150,
    next: 'Share your waiting list link. It counts when your friend joins.',
  },
  {
    id: 'course',
    action: 'Complete full course',
    reward: 500,
    next: 'Complete every part of a course.',
  },
];

export function activityNamed(id: ActivityId): Activity {
  const activity = ACTIVITIES.find((each) => each.id === id);
  if (!activity) throw new Error(`There is no activity ${id}.`);
  return activity;
}
