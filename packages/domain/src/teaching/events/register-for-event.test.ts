import { describe, expect, it } from 'vitest';
import { isOnline, registerForEvent } from './register-for-event.ts';

const endsAt = new Date('2026-11-15T16:30:00.000Z');
const now = new Date('2026-11-15T12:00:00.000Z');
const outcome = (change: Partial<Parameters<typeof registerForEvent>[0]>) => {
  const result = registerForEvent({
    event: { endsAt, seats: 2 },
    isRegistered: false,
    taken: 0,
    now,
    ...change,
  });
  return result.ok ? result.value : result.refusal.code;
};

describe('registering for an event', () => {
  it.each([
    ['with a seat left', { taken: 1 }, 'registered'],
    ['with no seat left', { taken: 2 }, 'event-full'],
    ['without a limit', { event: { endsAt, seats: null }, taken: 9999 }, 'registered'],
    ['that is not there', { event: null }, 'unknown-event'],
    ['a millisecond before its end', { now: new Date(endsAt.getTime() - 1) }, 'registered'],
    ['at its end', { now: endsAt }, 'event-over'],
    ['again, though it is full and over', { isRegistered: true, taken: 2, now: endsAt }, 'registered'],
  ])('%s is %s', (_name, change, expected) => {
    expect(outcome(change)).toBe(expected);
  });

  it.each([
    ['Online', true],
    ['Durban', false],
  ])('an event in %s is online: %s', (place, expected) => expect(isOnline({ place })).toBe(expected));
});
