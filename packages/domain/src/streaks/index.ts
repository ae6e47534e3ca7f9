export { MILESTONE_DAYS, type Milestone, newMilestones } from './milestones.ts';
export { addDays, daysBetween, type SastDay, sastDay, startOfSastDay, weekStart } from './sast-day.ts';
export { NO_STREAK, runningDays, type Streak, streakOf } from './streak.ts';
export { streakMessage } from './streak-message.ts';
export { WEEKLY_GOAL_DAYS, weeklyProgress } from './weekly-goal.ts';
