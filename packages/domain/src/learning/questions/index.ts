export { type DrawnFrom, drawItems, type Random, shuffled } from './draw-items.ts';
export { type Numbers, parseFormula } from './formula.ts';
export {
  type DrawnNumber,
  drawNumbers,
  exampleNumbers,
  filled,
  type Generated,
  type GeneratedQuestion,
  type Generator,
  namesIn,
  setsOfNumbers,
  withNumbers,
} from './generated-question.ts';
export { type Feedback, type Marking, markAnswer } from './mark-answer.ts';
export { BANK_FACTOR, chanceToPass, isPass, passMark } from './pass-mark.ts';
export {
  failedChecks,
  isValueWanted,
  type PlainValue,
  type ProgramCheck,
  type PythonValue,
} from './program-check.ts';
export { type PublicQuestion, publicQuestion } from './public-question.ts';
export type {
  Choice,
  ClosedQuestion,
  CodeQuestion,
  JudgeQuestion,
  ManyQuestion,
  MatchedPair,
  MatchQuestion,
  NearAnswer,
  NumberQuestion,
  OneQuestion,
  Option,
  OrderQuestion,
  OutputQuestion,
  ProgramTest,
  Question,
  QuestionKind,
} from './question.ts';
export type { AnswerTo, QuestionAnswer } from './question-answer.ts';
export { readNumber } from './read-number.ts';
export { fingerprintOf, seededRandom } from './seeded-random.ts';
