export const REWARD_TYPES = ['course', 'mentorship', 'certificate', 'workshop', 'career'] as const;
export type RewardType = (typeof REWARD_TYPES)[number];

export interface Reward {
  readonly id: RewardType;
  readonly name: string;
  readonly cost: number;
  readonly type: RewardType;
  /** What the learner gets for it. */
  readonly gives: string;
  /** How many courses must be completed before it can be redeemed. */
  readonly coursesToUnlock: number;
}

const WORKSHOP_COURSES = 15;

/** 2§3: there is one reward of each type, so the type names it. */
export const REWARDS: readonly Reward[] = [
  {
    id: 'course',
    name: 'Premium Course Access',
    cost: 1000,
    type: 'course',
    gives: 'A place in a course that stays yours when early access ends.',
    coursesToUnlock: 0,
  },
  {
    id: 'mentorship',
    name: '1-on-1 Mentorship Session',
    cost: 2500,
    type: 'mentorship',
    gives: 'An hour with a mentor about your own questions.',
    coursesToUnlock: 0,
  },
  {
    id: 'certificate',
    name: 'Certificate of Completion',
    cost: 500,
    type: 'certificate',
    gives: 'A printed copy by post, for a course you completed.',
    coursesToUnlock: 0,
  },
  {
    id: 'workshop',
    name: 'Advanced AI Workshop',
    cost: 3000,
    type: 'workshop',
    gives: 'A seat in a day of advanced practice.',
    coursesToUnlock: WORKSHOP_COURSES,
  },
  {
    id: 'career',
    name: 'Career Consultation',
    cost: 1500,
    type: 'career',
    gives: 'A talk about your next step at work.',
    coursesToUnlock: 0,
  },
];

export function rewardNamed(id: RewardType): Reward {
  const reward = REWARDS.find((each) => each.id === id);
  if (!reward) throw new Error(`There is no reward ${id}.`);
  return reward;
}

export function isLocked({ coursesToUnlock }: Reward, coursesCompleted: number): boolean {
  return coursesCompleted < coursesToUnlock;
}
