import type { Answer } from '@academy/contract';

export type CareerAssessment = Answer<'GET /api/career-assessment'>;
export type Question = CareerAssessment['questions'][number];
/** Question id to option id. */
export type Answers = Readonly<Record<string, string>>;

type QuestionOptions = Pick<Question, 'id'> & { readonly options: readonly { readonly id: string }[] };

/** Drops answers to questions or options that no longer exist. */
export function knownAnswers(answers: object, questions: readonly QuestionOptions[]): Answers {
  const given = new Map<string, unknown>(Object.entries(answers));
  return Object.fromEntries(
    questions.flatMap(({ id, options }) => {
      const chosen = options.find((option) => option.id === given.get(id));
      return chosen ? [[id, chosen.id]] : [];
    }),
  );
}

/** Where to continue: the first unanswered question, otherwise the last one. */
export function firstOpenPlace(questions: readonly QuestionOptions[], answers: Answers): number {
  const open = questions.findIndex(({ id }) => answers[id] === undefined);
  return open === -1 ? Math.max(0, questions.length - 1) : open;
}

export function isComplete(questions: readonly QuestionOptions[], answers: Answers): boolean {
  return questions.every(({ id }) => answers[id] !== undefined);
}
