import { describe, expect, it } from 'vitest';
import { pastReminders, REMINDER_KINDS, startsToRemindOf } from './reminder.ts';

const MINUTE_MS = 60 * 1000;
const now = new Date('2026-12-31T12:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

function dueAt(startsAt: Date): string[] {
  return REMINDER_KINDS.filter((kind) => {
    const { after, until } = startsToRemindOf(kind, now);
    return startsAt > after && startsAt <= until;
  });
}

describe('a reminder', () => {
  it.each([
    [24 * 60 + 1, []],
    [24 * 60, ['day']],
    [61, ['day']],
    [60, ['hour']],
    [1, ['hour']],
    [0, []],
    [-1, []],
  ])('of a session that starts in %i minutes: %j', (minutes, kinds) => {
    expect(dueAt(inMinutes(minutes))).toEqual(kinds);
  });

  it.each([
    [24 * 60 + 1, []],
    [24 * 60, ['day']],
    [61, ['day']],
    [60, ['day', 'hour']],
  ])('has no use any more for who hears only now of a session in %i minutes: %j', (minutes, kinds) => {
    expect(pastReminders(inMinutes(minutes), now)).toEqual(kinds);
  });
});
