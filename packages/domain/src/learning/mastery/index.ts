export {
  MASTERY_LEVELS,
  MASTERY_LIMITS,
  type MasteryLevel,
  type MasteryLimit,
  masteryOf,
} from './mastery.ts';
export { type NextStep, nextStep, type StepCourse } from './next-step.ts';
export {
  evidenceBySkill,
  type LearnerTraces,
  NO_EVIDENCE,
  type RememberedCard,
  type SkillEvidence,
  type TaughtLesson,
} from './skill-evidence.ts';
