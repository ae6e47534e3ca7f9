/** How well a card was remembered, in the learner's own judgement. */
export const REVIEW_GRADES = ['again', 'hard', 'good'] as const;
export type ReviewGrade = (typeof REVIEW_GRADES)[number];

/** Nobody looks longer at one card; time on a screen that was left open is no study. */
export const CARD_MAX_SECONDS = 120;

export interface CardAnswer {
  readonly at: Date;
  readonly grade: ReviewGrade;
}

/** What happened to one card of one learner. Its next review follows from this alone. */
export interface CardHistory {
  readonly courseId: string;
  readonly lessonId: string;
  readonly cardId: string;
  /** When it was first scheduled: when a check was missed, or at the first review of a card. */
  readonly enteredAt: Date;
  /** Oldest first, in whatever order they arrived. */
  readonly answers: readonly CardAnswer[];
}

/** After this many answers the interval is a year, whatever came before: the oldest no longer matter. */
const MOST_ANSWERS = 40;

const CHECK = 'check:';
/** A missed check is a card as well; its id cannot be that of a card. */
export const cardOfCheck = (checkId: string): string => `${CHECK}${checkId}`;
export const checkOfCard = (cardId: string): string | null =>
  cardId.startsWith(CHECK) ? cardId.slice(CHECK.length) : null;

export const cardKey = ({ lessonId, cardId }: Pick<CardHistory, 'lessonId' | 'cardId'>): string =>
  `${lessonId}/${cardId}`;

type Entering = Pick<CardHistory, 'courseId' | 'lessonId' | 'cardId'>;

/** A card that is scheduled from now on, unless it was before. */
export function enteredCard(known: CardHistory | undefined, card: Entering, at: Date): CardHistory {
  if (known && known.enteredAt <= at) return known;
  return { ...(known ?? { ...card, answers: [] }), enteredAt: at };
}

export function reviewedCard(
  known: CardHistory | undefined,
  card: Entering,
  answer: CardAnswer,
): CardHistory {
  const entered = enteredCard(known, card, answer.at);
  const answers = [...entered.answers, answer].sort((one, other) => one.at.getTime() - other.at.getTime());
  return { ...entered, answers: answers.slice(-MOST_ANSWERS) };
}
