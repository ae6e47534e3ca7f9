import type { SkillMastery } from '@academy/contract/learning/mastery';
import { dayInWords } from '@academy/domain/kernel';

export const LEVEL_WORDS: Readonly<Record<SkillMastery['level'], string>> = {
  new: 'New',
  learning: 'Learning',
  steady: 'Steady',
  strong: 'Strong',
};

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** The evidence for the level, each count with its name. */
export function reasonText({ checks, mended, graded, cards }: SkillMastery['evidence']): string {
  const parts = [
    checks.answered > 0 &&
      `${checks.right} of ${counted(checks.answered, 'check', 'checks')} right at the first try`,
    mended > 0 && `${counted(mended, 'missed check', 'missed checks')} remembered since`,
    graded.asked > 0 &&
      `${graded.right} of ${counted(graded.asked, 'graded question', 'graded questions')} right`,
    cards.reviewed > 0 &&
      `${cards.held} of ${counted(cards.reviewed, 'reviewed card', 'reviewed cards')} remembered`,
    cards.due > 0 && `${counted(cards.due, 'card', 'cards')} to review`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'No check, assessment or review yet.' : `${parts.join(', ')}.`;
}

/** Why the level is lower than the counts suggest; null where it is not. */
export function masteryLimitText({ heldBack, evidence }: SkillMastery): string | null {
  switch (heldBack) {
    case 'memory':
      return 'Less than half of your reviewed cards are still fresh.';
    case 'time':
      return `You last practised this on ${dayInWords(evidence.lastOn ?? '')}.`;
    case null:
      return null;
  }
}

export interface StepLink {
  readonly href: string;
  readonly label: string;
}

export function stepLink(next: SkillMastery['next']): StepLink | null {
  switch (next?.kind) {
    case 'review':
      return { href: '/review', label: 'Review your cards' };
    case 'lesson':
      return { href: `/course/${next.courseId}/lesson/${next.lessonId}`, label: `Go on with ${next.title}` };
    case 'course':
      return { href: `/course/${next.courseId}`, label: `Look at ${next.title}` };
    case undefined:
      return null;
  }
}
