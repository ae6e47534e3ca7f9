import { describe, expect, it } from 'vitest';
import { isWindowOpen, secondsToWait, TRY_LIMITS, triesOfReset, triesOfSignIn } from './try-limits.ts';

const now = new Date('2026-11-15T12:00:00Z');
const MINUTE_MS = 60_000;
const started = (msFromNow: number) => ({
  startedAt: new Date(now.getTime() + msFromNow),
  windowMs: 15 * MINUTE_MS,
});

describe('a try to sign in', () => {
  const attempt = { account: 'id-1', network: '196.25.1.1', knownDevice: null };

  it('of a stranger counts for the pair, the account and the address, the narrowest first', () => {
    const { own, shared, atAddress } = triesOfSignIn(attempt);
    expect(Object.entries({ ...own, ...shared, ...atAddress })).toEqual([
      ['account-at-address', 'id-1 196.25.1.1'],
      ['account', 'id-1'],
      ['address', '196.25.1.1'],
    ]);
  });

  it('of a device that signed in before counts for that device and account alone', () => {
    expect(triesOfSignIn({ ...attempt, knownDevice: 'd' })).toEqual({
      own: { 'known-device': 'id-1 d' },
      shared: {},
      atAddress: {},
      crowded: { own: {}, shared: {} },
    });
  });

  it('leaves room for many people behind one address and little for one stranger', () => {
    expect(TRY_LIMITS['account-at-address'].tries).toBe(5);
    expect(TRY_LIMITS['account-at-address'].tries).toBeLessThan(TRY_LIMITS.account.tries);
    expect(TRY_LIMITS.address.tries).toBeGreaterThanOrEqual(300);
  });

  it('at a crowded address counts for the account there, and together with the others who are tried there', () => {
    expect(triesOfSignIn(attempt).crowded).toEqual({
      own: { 'account-at-crowded-address': 'id-1 196.25.1.1' },
      shared: { 'crowded-address': '196.25.1.1' },
    });
    const { address, 'crowded-address': crowded } = TRY_LIMITS;
    const anHour = (60 * MINUTE_MS) / address.windowMs;
    expect(address.tries * anHour + crowded.tries).toBe(2200);
    expect(crowded.windowMs).toBe(60 * MINUTE_MS);
    expect(TRY_LIMITS['account-at-crowded-address'].tries).toBe(2);
  });
});

describe('asking for a new password', () => {
  const attempt = { account: 'id-1', network: '196.25.1.1', knownDevice: null };

  it('of a stranger counts for the pair, the account and the address, the narrowest first', () => {
    expect(Object.entries(triesOfReset(attempt))).toEqual([
      ['reset-at-address', 'id-1 196.25.1.1'],
      ['reset-account', 'id-1'],
      ['reset-address', '196.25.1.1'],
    ]);
  });

  it('of a device that signed in before counts for that device and account alone', () => {
    expect(triesOfReset({ ...attempt, knownDevice: 'd' })).toEqual({ 'reset-device': 'id-1 d' });
  });

  it('leaves more to the owner than one stranger can use up', () => {
    expect(TRY_LIMITS['reset-at-address'].tries).toBe(5);
    expect(TRY_LIMITS['reset-at-address'].tries).toBeLessThan(TRY_LIMITS['reset-account'].tries);
  });

  it('thirty times from one address does not block others who share it', () => {
    expect(TRY_LIMITS['reset-address'].tries).toBeGreaterThan(30);
  });
});

describe('a window of tries', () => {
  it.each([
    [0, true],
    [-15 * MINUTE_MS + 1, true],
    [-15 * MINUTE_MS, false],
    [MINUTE_MS, true],
    [15 * MINUTE_MS, false],
    [365 * 24 * 60 * MINUTE_MS, false],
  ])('that started %i ms from now is open: %s', (msFromNow, isOpen) => {
    expect(isWindowOpen(started(msFromNow), now)).toBe(isOpen);
  });

  it.each([
    [0, 900],
    [-10 * MINUTE_MS, 300],
    [-15 * MINUTE_MS, 1],
    [10 * MINUTE_MS, 900],
  ])('that started %i ms from now asks for %i seconds of patience', (msFromNow, seconds) => {
    expect(secondsToWait(started(msFromNow), now)).toBe(seconds);
  });
});
