declare module '*/content/quizzes/ai-readiness.yaml' {
  const questions: readonly import('@academy/domain/admissions/quiz').QuizQuestion[];
  // biome-ignore lint/style/noDefaultExport: a YAML module has nothing else.
  export default questions;
}
