import { describe, expect, it } from 'vitest';
import { addDays } from '../../kernel/index.ts';
import { masteryOf, STALE_AFTER_DAYS } from './mastery.ts';
import { NO_EVIDENCE, type SkillEvidence } from './skill-evidence.ts';

const TODAY = '2026-11-15';

/** The minimum for strong: ten answers, four of them graded, three reviewed cards. */
const STRONG: SkillEvidence = {
  checks: { right: 6, answered: 6 },
  mended: 0,
  graded: { right: 4, asked: 4 },
  cards: { reviewed: 3, held: 3, due: 0 },
  lastOn: TODAY,
};
const STEADY: SkillEvidence = { ...NO_EVIDENCE, checks: { right: 3, answered: 4 }, lastOn: TODAY };

const levelOf = (evidence: SkillEvidence) => masteryOf(evidence, TODAY).level;

describe('the level of a skill', () => {
  it('is new without any evidence, also where cards of a completed lesson wait', () => {
    expect(masteryOf(NO_EVIDENCE, TODAY)).toEqual({ level: 'new', heldBack: null });
    expect(levelOf({ ...NO_EVIDENCE, cards: { reviewed: 0, held: 0, due: 3 }, lastOn: TODAY })).toBe('new');
  });

  it.each<[string, Partial<SkillEvidence>]>([
    ['one check', { checks: { right: 1, answered: 1 } }],
    ['one missed check', { checks: { right: 0, answered: 1 } }],
    ['three checks, all right', { checks: { right: 3, answered: 3 } }],
    ['less than three of four', { checks: { right: 8, answered: 11 } }],
    ['one reviewed card alone', { cards: { reviewed: 1, held: 1, due: 0 } }],
  ])('is learning with %s', (_, shown) => {
    expect(levelOf({ ...NO_EVIDENCE, ...shown })).toBe('learning');
  });

  it.each<[string, Partial<SkillEvidence>]>([
    ['three of four checks', {}],
    ['two of four checks and one brought back in a review', { checks: { right: 2, answered: 4 }, mended: 1 }],
    [
      'checks and graded questions together',
      {
        checks: { right: 1, answered: 2 },
        graded: { right: 2, asked: 2 },
      },
    ],
    ['many right answers, but no assessment', { checks: { right: 40, answered: 40 } }],
  ])('is steady with %s', (_, shown) => {
    expect(levelOf({ ...STEADY, ...shown })).toBe('steady');
  });

  it('is strong with ten answers, an assessment and reviews that held', () => {
    expect(masteryOf(STRONG, TODAY)).toEqual({ level: 'strong', heldBack: null });
    expect(levelOf({ ...STRONG, checks: { right: 13, answered: 16 } })).toBe('strong');
    expect(levelOf({ ...STRONG, cards: { reviewed: 5, held: 4, due: 1 } })).toBe('strong');
  });

  it.each<[string, Partial<SkillEvidence>]>([
    ['nine answers', { checks: { right: 5, answered: 5 } }],
    ['84 of 100 right', { checks: { right: 80, answered: 96 } }],
    ['three graded questions', { checks: { right: 7, answered: 7 }, graded: { right: 3, asked: 3 } }],
    [
      'an assessment below three of four',
      { checks: { right: 20, answered: 20 }, graded: { right: 5, asked: 7 } },
    ],
    ['two reviewed cards', { cards: { reviewed: 2, held: 2, due: 0 } }],
    ['less than four of five cards remembered', { cards: { reviewed: 4, held: 3, due: 1 } }],
  ])('is only steady with %s', (_, shown) => {
    expect(levelOf({ ...STRONG, ...shown })).toBe('steady');
  });
});

describe('with time', () => {
  it('a level falls to learning when less than half of the reviewed cards is remembered', () => {
    const half = { ...STRONG, cards: { reviewed: 6, held: 3, due: 3 } };
    expect(masteryOf(half, TODAY)).toEqual({ level: 'steady', heldBack: null });
    const less = { ...STRONG, cards: { reviewed: 6, held: 2, due: 4 } };
    expect(masteryOf(less, TODAY)).toEqual({ level: 'learning', heldBack: 'memory' });
  });

  it.each([
    [STRONG, 'strong', 'steady'],
    [STEADY, 'steady', 'learning'],
  ] as const)('a level falls by one after 90 days without practice', (evidence, before, after) => {
    expect(masteryOf(evidence, addDays(TODAY, STALE_AFTER_DAYS))).toEqual({ level: before, heldBack: null });
    expect(masteryOf(evidence, addDays(TODAY, STALE_AFTER_DAYS + 1))).toEqual({
      level: after,
      heldBack: 'time',
    });
  });

  it('learning stays learning, and new stays new', () => {
    const one = { ...NO_EVIDENCE, checks: { right: 1, answered: 1 }, lastOn: '2025-01-01' };
    expect(masteryOf(one, TODAY)).toEqual({ level: 'learning', heldBack: null });
    expect(masteryOf({ ...NO_EVIDENCE, lastOn: '2025-01-01' }, TODAY).level).toBe('new');
  });
});
