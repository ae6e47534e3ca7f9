import { daysBetween, type SastDay } from '../../kernel/index.ts';
import type { SkillEvidence } from './skill-evidence.ts';

export const MASTERY_LEVELS = ['new', 'learning', 'steady', 'strong'] as const;
export type MasteryLevel = (typeof MASTERY_LEVELS)[number];

export const MASTERY_LIMITS = ['memory', 'time'] as const;
/**
 * Why a level is lower than the answers alone would make it: cards were forgotten, or there was no activity for a long
 * time.
 */
export type MasteryLimit = (typeof MASTERY_LIMITS)[number];

export interface Mastery {
  readonly level: MasteryLevel;
  readonly heldBack: MasteryLimit | null;
}

/** With fewer answers the result is more luck than skill. */
const STEADY_ANSWERS = 4;
const STRONG_ANSWERS = 10;
/** Strong requires proof in assessments, and in reviews since. */
const STRONG_GRADED = 4;
const STRONG_REVIEWED = 3;
/** After this long without a lesson, an assessment or a review a level is one lower. */
export const STALE_AFTER_DAYS = 90;

/** `share` as a fraction, so that rounding does not decide. */
const isAtLeast = (part: number, whole: number, [over, under]: readonly [number, number]) =>
  part * under >= whole * over;

function isSteady({ checks, mended, graded }: SkillEvidence): boolean {
  const answers = checks.answered + graded.asked;
  return answers >= STEADY_ANSWERS && isAtLeast(checks.right + mended + graded.right, answers, [3, 4]);
}

function isStrong({ checks, mended, graded, cards }: SkillEvidence): boolean {
  const answers = checks.answered + graded.asked;
  return (
    answers >= STRONG_ANSWERS &&
    isAtLeast(checks.right + mended + graded.right, answers, [17, 20]) &&
    graded.asked >= STRONG_GRADED &&
    isAtLeast(graded.right, graded.asked, [3, 4]) &&
    cards.reviewed >= STRONG_REVIEWED &&
    isAtLeast(cards.held, cards.reviewed, [4, 5])
  );
}

/** How well a skill is known, judged by the evidence and its age. */
export function masteryOf(evidence: SkillEvidence, today: SastDay): Mastery {
  const { checks, graded, cards, lastOn } = evidence;
  if (checks.answered + graded.asked + cards.reviewed === 0) return { level: 'new', heldBack: null };
  if (!isSteady(evidence)) return { level: 'learning', heldBack: null };
  // Less than half of what was reviewed is still remembered.
  if (cards.held * 2 < cards.reviewed) return { level: 'learning', heldBack: 'memory' };
  const level = isStrong(evidence) ? 'strong' : 'steady';
  if (lastOn === null || daysBetween(lastOn, today) <= STALE_AFTER_DAYS) return { level, heldBack: null };
  return { level: level === 'strong' ? 'steady' : 'learning', heldBack: 'time' };
}
