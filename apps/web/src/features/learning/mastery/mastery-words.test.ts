import type { SkillMastery } from '@academy/contract/learning/mastery';
import { describe, expect, it } from 'vitest';
import { masteryLimitText, reasonText, stepLink } from './mastery-words.ts';

const NOTHING: SkillMastery['evidence'] = {
  checks: { right: 0, answered: 0 },
  mended: 0,
  graded: { right: 0, asked: 0 },
  cards: { reviewed: 0, held: 0, due: 0 },
  lastOn: null,
};

describe('what a level rests on', () => {
  it('is said where there is nothing', () => {
    expect(reasonText(NOTHING)).toBe('No check, assessment or review yet.');
  });

  it('names each count, and leaves out what there is none of', () => {
    expect(reasonText({ ...NOTHING, checks: { right: 0, answered: 1 } })).toBe(
      '0 of 1 check right at the first try.',
    );
    expect(
      reasonText({
        ...NOTHING,
        checks: { right: 3, answered: 4 },
        mended: 1,
        graded: { right: 7, asked: 10 },
        cards: { reviewed: 5, held: 4, due: 2 },
      }),
    ).toBe(
      '3 of 4 checks right at the first try, 1 missed check remembered since, 7 of 10 graded questions right, 4 of 5 reviewed cards remembered, 2 cards to review.',
    );
  });

  it('says why a word is lower than the counts', () => {
    const mastery: SkillMastery = {
      skill: 'Python',
      level: 'learning',
      heldBack: null,
      evidence: { ...NOTHING, lastOn: '2026-07-01' },
      next: null,
    };
    expect(masteryLimitText(mastery)).toBeNull();
    expect(masteryLimitText({ ...mastery, heldBack: 'memory' })).toContain('still fresh');
    expect(masteryLimitText({ ...mastery, heldBack: 'time' })).toContain('1 July');
  });
});

describe('what comes next', () => {
  it.each([
    [{ kind: 'review' }, '/review'],
    [{ kind: 'lesson', courseId: 'c', lessonId: 'l', title: 'Loops' }, '/course/c/lesson/l'],
    [{ kind: 'course', courseId: 'c', title: 'Python' }, '/course/c'],
  ] as const)('leads from %j to %s', (next, href) => {
    expect(stepLink(next)?.href).toBe(href);
  });

  it('is nothing where all is done', () => {
    expect(stepLink(null)).toBeNull();
  });
});
