import type { Input } from '@academy/contract';
import type { PublicQuestion, QuestionAnswer } from '@academy/domain/learning/questions';
import { answerOf, EMPTY_DRAFT } from '../../../../ui/questions/answer-draft.ts';
import type { Drafts } from './stored-drafts.ts';

type HandedIn = Input<'POST /api/assessment-attempts/:attemptId/answers'>['answers'];

/** The numbers of the questions without a complete answer, from 1. */
export function unansweredPlaces(items: readonly PublicQuestion[], drafts: Drafts): number[] {
  return items.flatMap((item, index) =>
    answerOf(item, drafts[item.id] ?? EMPTY_DRAFT) === null ? [index + 1] : [],
  );
}

/** The answers to hand in. Steps that were never moved are submitted as shown: they may be right. */
export function answersOf(items: readonly PublicQuestion[], drafts: Drafts): HandedIn {
  const given = items.flatMap((item): [string, QuestionAnswer][] => {
    const answer = answerOf(item, drafts[item.id] ?? EMPTY_DRAFT);
    if (answer !== null) return [[item.id, answer]];
    if (item.kind === 'order') return [[item.id, { kind: 'order', steps: item.steps.map(({ id }) => id) }]];
    return [];
  });
  return Object.fromEntries(given) as HandedIn;
}
