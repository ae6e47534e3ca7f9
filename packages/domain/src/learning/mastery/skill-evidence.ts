import { daysBetween, type SastDay, sastDay } from '../../kernel/index.ts';
import { cardOfCheck, type ReviewGrade } from '../reviews/index.ts';

/** What a learner has shown in one skill. Counts instead of shares: each can be explained. */
export interface SkillEvidence {
  /** Checks of lessons; right means at the first try. */
  readonly checks: { readonly right: number; readonly answered: number };
  /** Missed checks that were right in a review. */
  readonly mended: number;
  /** Questions of the last attempt at each assessment. */
  readonly graded: { readonly right: number; readonly asked: number };
  /** Those that were reviewed, those of them that are still remembered, and all that can be reviewed. */
  readonly cards: { readonly reviewed: number; readonly held: number; readonly due: number };
  readonly lastOn: SastDay | null;
}

export const NO_EVIDENCE: SkillEvidence = Object.freeze({
  checks: { right: 0, answered: 0 },
  mended: 0,
  graded: { right: 0, asked: 0 },
  cards: { reviewed: 0, held: 0, due: 0 },
  lastOn: null,
});

/** A lesson that the learner may read, as it is today. */
export interface TaughtLesson {
  readonly id: string;
  readonly skills: readonly string[];
  readonly checkIds: readonly string[];
  readonly cardIds: readonly string[];
}

interface BegunLesson {
  readonly lessonId: string;
  readonly answeredChecks: readonly string[];
  readonly isCompleted: boolean;
  readonly lastAt: Date;
}

/** A card or a missed check with a history. */
export interface RememberedCard {
  readonly lessonId: string;
  readonly cardId: string;
  readonly dueOn: SastDay;
  readonly answeredOn: SastDay | null;
  /** Of the last answer; null before the first. */
  readonly grade: ReviewGrade | null;
}

interface GradedLesson {
  readonly lessonId: string;
  readonly right: number;
  readonly asked: number;
  readonly at: Date;
}

export interface LearnerTraces {
  readonly lessons: readonly BegunLesson[];
  readonly cards: readonly RememberedCard[];
  readonly graded: readonly GradedLesson[];
}

/**
 * On the day that a card is due, one in ten like it would be forgotten; after waiting for as long again, one in six.
 * Until then it counts as remembered: several come due on one morning, and nobody has forgotten them overnight.
 */
const isHeld = ({ grade, dueOn, answeredOn }: RememberedCard, today: SastDay) =>
  grade !== null &&
  grade !== 'again' &&
  answeredOn !== null &&
  daysBetween(dueOn, today) < daysBetween(answeredOn, dueOn);

const later = (one: SastDay | null, other: SastDay | null): SastDay | null =>
  one === null || (other !== null && other > one) ? other : one;

function sum(one: SkillEvidence, other: SkillEvidence): SkillEvidence {
  return {
    checks: {
      right: one.checks.right + other.checks.right,
      answered: one.checks.answered + other.checks.answered,
    },
    mended: one.mended + other.mended,
    graded: { right: one.graded.right + other.graded.right, asked: one.graded.asked + other.graded.asked },
    cards: {
      reviewed: one.cards.reviewed + other.cards.reviewed,
      held: one.cards.held + other.cards.held,
      due: one.cards.due + other.cards.due,
    },
    lastOn: later(one.lastOn, other.lastOn),
  };
}

/** The evidence of one lesson; checks and cards that it no longer has are ignored. */
function evidenceOf(lesson: TaughtLesson, traces: LearnerTraces, today: SastDay): SkillEvidence {
  const begun = traces.lessons.find(({ lessonId }) => lessonId === lesson.id);
  const graded = traces.graded.find(({ lessonId }) => lessonId === lesson.id);
  const cardIds = [...lesson.cardIds, ...lesson.checkIds.map(cardOfCheck)];
  const known = new Map(
    traces.cards
      .filter(({ lessonId, cardId }) => lessonId === lesson.id && cardIds.includes(cardId))
      .map((card) => [card.cardId, card]),
  );
  const cards = [...known.values()];
  const reviewed = cards.filter(({ grade }) => grade !== null);
  const answered = lesson.checkIds.filter((id) => begun?.answeredChecks.includes(id));
  const missed = answered.flatMap((id) => known.get(cardOfCheck(id)) ?? []);
  // Cards of a completed lesson wait for their first review.
  const fresh = begun?.isCompleted ? lesson.cardIds.filter((cardId) => !known.has(cardId)) : [];
  const days = [
    begun && sastDay(begun.lastAt),
    graded && sastDay(graded.at),
    ...cards.map(({ answeredOn }) => answeredOn),
  ];
  return {
    checks: { right: answered.length - missed.length, answered: answered.length },
    mended: missed.filter((card) => isHeld(card, today)).length,
    graded: { right: graded?.right ?? 0, asked: graded?.asked ?? 0 },
    cards: {
      reviewed: reviewed.length,
      held: reviewed.filter((card) => isHeld(card, today)).length,
      due: cards.filter(({ dueOn }) => dueOn <= today).length + fresh.length,
    },
    lastOn: days.reduce<SastDay | null>((last, day) => later(last, day ?? null), null),
  };
}

/** What the learner has shown in each skill, by the lessons that teach it. */
export function evidenceBySkill(
  lessons: readonly TaughtLesson[],
  traces: LearnerTraces,
  today: SastDay,
): Map<string, SkillEvidence> {
  const touched = new Set(
    [...traces.lessons, ...traces.cards, ...traces.graded].map(({ lessonId }) => lessonId),
  );
  const found = new Map<string, SkillEvidence>();
  for (const lesson of lessons) {
    if (!touched.has(lesson.id)) continue;
    const evidence = evidenceOf(lesson, traces, today);
    for (const skill of lesson.skills) found.set(skill, sum(found.get(skill) ?? NO_EVIDENCE, evidence));
  }
  return found;
}
