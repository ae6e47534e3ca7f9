import { describe, expect, it } from 'vitest';
import { CONFIRMATION_MS, isConfirmed } from './confirmation.ts';

const now = new Date('2026-11-15T12:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);

describe('a confirmation', () => {
  it('holds for ten minutes and not a moment longer', () => {
    expect(CONFIRMATION_MS).toBe(600_000);
    expect(isConfirmed(now, now)).toBe(true);
    expect(isConfirmed(before(CONFIRMATION_MS - 1), now)).toBe(true);
    expect(isConfirmed(before(CONFIRMATION_MS), now)).toBe(false);
  });

  it('of another server whose clock is a little ahead holds, and one of tomorrow does not', () => {
    expect(isConfirmed(before(-2000), now)).toBe(true);
    expect(isConfirmed(before(-CONFIRMATION_MS), now)).toBe(false);
  });
});
