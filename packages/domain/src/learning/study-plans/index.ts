export {
  hoursNeeded,
  LEAST_HOURS,
  MOST_HOURS,
  type OpenPart,
  type Pace,
  paceOf,
  type StudyPlan,
  studyPlan,
} from './study-plan.ts';
