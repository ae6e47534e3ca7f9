export { DEMAND_LEVELS, type DemandLevel } from './demand-level.ts';
export { firstCourseFor, weeksForHours } from './first-course.ts';
export { type CareerFit, type CareerScore, scoreCareers } from './score-careers.ts';
export {
  type AssessmentAnswers,
  type AssessmentOption,
  type AssessmentQuestion,
  chosenOptions,
  statedHoursPerWeek,
  type TraitPoints,
} from './trait-points.ts';
