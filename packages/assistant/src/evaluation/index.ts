export { evaluateHearing } from './evaluate-hearing.ts';
export { HELD_OUT, type HeldOutMessage, type Level, levelOf, readHeldOut } from './held-out.ts';
export {
  type Answer,
  isDeclined,
  isSafe,
  type Judged,
  judgeCourseware,
  judgeState,
} from './judge-answers.ts';
export {
  type AnsweredQuestion,
  COLUMNS,
  type Column,
  QUESTIONS_FOLDER,
  readExpected,
  readQuestions,
  type TestQuestion,
} from './questions.ts';
