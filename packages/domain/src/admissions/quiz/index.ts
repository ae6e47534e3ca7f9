export { finishMessage } from './finish-message.ts';
export { OPTION_COUNT, QUESTION_COUNT, type QuizQuestion } from './quiz-question.ts';
export { goOn, isLastQuestion, NEW_RUN, pickOption, type QuizRun } from './quiz-run.ts';
