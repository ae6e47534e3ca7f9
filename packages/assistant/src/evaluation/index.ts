export { evaluateHearing } from './evaluate-hearing.ts';
export { HELD_BACK, type HeldBackMessage, type Level, levelOf, readHeldBack } from './held-out.ts';
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
