export { MASTERY_LIMITS, type MasteryLimit, MASTERY_LEVELS, type MasteryLevel, masteryOf } from './mastery.ts';
export { type NextStep, nextStep, type StepCourse } from './next-step.ts';
export {
  evidenceBySkill,
  type LearnerTraces,
  NO_EVIDENCE,
  type RememberedCard,
  type SkillEvidence,
  type TaughtLesson,
} from './skill-evidence.ts';
