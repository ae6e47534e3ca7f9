export { proposeStudyPlan } from './propose-study-plan.ts';
export { readStudyPlan } from './read-study-plan.ts';
