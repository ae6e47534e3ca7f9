import type { AcademyContent } from '@academy/courseware/academy-content';
import {
  type AssessmentAnswers,
  chosenOptions,
  scoreCareers,
  statedHoursPerWeek,
} from '@academy/domain/catalogue/careers';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import { type StoredCareerResult, storeResult } from './career-results.store.ts';
import type { StoredScores } from './tables.ts';

type Scored = Pick<AcademyContent, 'careers' | 'careerAssessment'>;

interface AssessmentContext {
  readonly content: Scored;
  readonly now: Date;
}

function storableScores({ careers, careerAssessment }: Scored, chosen: NonNullable<Chosen>): StoredScores {
  const { questions, traits } = careerAssessment;
  const labelOf = new Map(traits.map(({ id, label }) => [id, label]));
  return {
    hoursPerWeek: statedHoursPerWeek(chosen),
    ranked: scoreCareers(careers, questions, chosen).map(({ careerId, percent, parts, reasons, lacks }) => ({
      careerId,
      percent,
      parts: parts.map((part) => ({ label: labelOf.get(part.trait) ?? part.trait, percent: part.percent })),
      // In the files they complete "It fits because you …".
      reasons: reasons.map((reason) => `You ${reason}.`),
      lacks: lacks === null ? null : (labelOf.get(lacks) ?? lacks),
    })),
  };
}
type Chosen = ReturnType<typeof chosenOptions>;

/** Scores a full set of answers and replaces the stored result. */
export async function takeAssessment(
  { content, now }: AssessmentContext,
  db: Queryable,
  userId: string,
  answers: AssessmentAnswers,
) {
  const { questions } = content.careerAssessment;
  const chosen = chosenOptions(questions, answers);
  if (chosen === null) return refuse('unanswered-question');
  const result: StoredCareerResult = {
    userId,
    // Only answers to questions that were asked are stored.
    answers: Object.fromEntries(questions.map(({ id }, index) => [id, chosen[index]?.id ?? ''])),
    scores: storableScores(content, chosen),
    takenAt: now,
  };
  await storeResult(db, result);
  return accept(result);
}
