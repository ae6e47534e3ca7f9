export { evaluateHearing } from './evaluate-hearing.ts';
export { HELD_BACK, type HeldBack, type Level, levelOf, readHeldBack } from './held-back.ts';
export {
  type Answer,
  isDeclined,
  isSafe,
  type Judged,
  judgeCourseware,
  judgeState,
} from './judge-answers.ts';
export {
  type Asked,
  COLUMNS,
  type Column,
  type Expected,
  QUESTIONS_FOLDER,
  readAsked,
  readExpected,
} from './questions.ts';
