export { MILESTONE_DAYS, type Milestone, newMilestones } from './milestones.ts';
export { extendStreak, NO_STREAK, runningDays, type Streak, streakOf } from './streak.ts';
export { streakMessage } from './streak-message.ts';
export { WEEKLY_GOAL_DAYS, weeklyProgress } from './weekly-goal.ts';
