export {
  CARD_MAX_SECONDS,
  type CardAnswer,
  type CardHistory,
  cardKey,
  cardOfCheck,
  checkOfCard,
  enteredCard,
  REVIEW_GRADES,
  type ReviewGrade,
  reviewedCard,
} from './card-history.ts';
export {
  type CompletedLesson,
  DAILY_CARDS,
  type DailyQueue,
  dailyQueue,
  type ScheduledCard,
} from './daily-queue.ts';
