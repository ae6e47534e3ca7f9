import type { Answer } from '@academy/contract';
import type { ReviewCard } from '@academy/contract/learning/reviews';
import { sastDay } from '@academy/domain/kernel';
import { checkOfCard, dailyQueue } from '@academy/domain/learning/reviews';
import type { Queryable } from '../../../database/connect.ts';
import type { Catalogue, CatalogueLesson } from '../../catalogue/courses/index.ts';
import type { Learner } from '../learning-log/index.ts';
import { type LessonCards, readCardsOf, readReviewsOf } from './review-queue.store.ts';

/** Whether the lesson still has the card and the learner access to the lesson. */
function isOffered(catalogue: Catalogue, places: ReadonlySet<string>) {
  return ({ lessonId, cardId }: { readonly lessonId: string; readonly cardId: string }): boolean => {
    const lesson = catalogue.lessonOf(lessonId);
    if (!lesson?.isWritten || !(lesson.isPreview || places.has(lesson.courseId))) return false;
    const checkId = checkOfCard(cardId);
    return checkId === null ? lesson.cardIds.includes(cardId) : lesson.checkIds.includes(checkId);
  };
}

function shownCard(
  { id: lessonId, courseId, title: lessonTitle }: CatalogueLesson,
  cardId: string,
  texts: LessonCards | undefined,
): ReviewCard | null {
  const base = { lessonId, courseId, lessonTitle, cardId };
  const checkId = checkOfCard(cardId);
  if (checkId === null) {
    const card = texts?.cards.find(({ id }) => id === cardId);
    return card ? { ...base, kind: 'card', frontHtml: card.frontHtml, backHtml: card.backHtml } : null;
  }
  const question = texts?.checks.find(({ id }) => id === checkId);
  return question ? { ...base, kind: 'check', question } : null;
}

/** What the learner reviews today. */
export async function readReviewQueue(
  db: Queryable,
  { userId, catalogue, now }: Learner,
): Promise<Answer<'GET /api/reviews/today'>> {
  const { cards, completed, places } = await readReviewsOf(db, userId);
  const isThere = isOffered(catalogue, places);
  const lessons = completed.map(({ lessonId, completedAt }) => ({
    lessonId,
    completedAt,
    cardIds: (catalogue.lessonOf(lessonId)?.cardIds ?? []).filter((cardId) => isThere({ lessonId, cardId })),
  }));
  const queue = dailyQueue(cards.filter(isThere), lessons, sastDay(now));
  const texts = await readCardsOf(db, [...new Set(queue.cards.map(({ lessonId }) => lessonId))]);
  return {
    ...queue,
    cards: queue.cards.flatMap(({ lessonId, cardId }) => {
      const lesson = catalogue.lessonOf(lessonId);
      return (lesson && shownCard(lesson, cardId, texts.get(lessonId))) ?? [];
    }),
  };
}
