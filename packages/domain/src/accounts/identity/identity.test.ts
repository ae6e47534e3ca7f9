import { describe, expect, it } from 'vitest';
import { LINK_LIFETIME_MS } from './one-time-link.ts';
import { isSignInAlive } from './sign-in-limits.ts';
import { foldSignInName } from './sign-in-name.ts';

describe('limits of a sign-in', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const HOUR_MS = 3_600_000;
  const DAY_MS = 24 * HOUR_MS;

  it.each([
    ['learner', 7 * DAY_MS],
    ['trainer', 8 * HOUR_MS],
    ['administrator', HOUR_MS / 2],
  ] as const)('ends a %s sign-in that was idle for %d ms', (role, idleMs) => {
    expect(isSignInAlive({ role, createdAt: ago(idleMs), lastSeenAt: ago(idleMs - 1) }, now)).toBe(true);
    expect(isSignInAlive({ role, createdAt: ago(idleMs), lastSeenAt: ago(idleMs) }, now)).toBe(false);
  });

  it.each([
    ['learner', 30 * DAY_MS],
    ['trainer', 7 * DAY_MS],
    ['administrator', 12 * HOUR_MS],
  ] as const)('ends a %s sign-in that has lasted %d ms, however busy', (role, absoluteMs) => {
    expect(isSignInAlive({ role, createdAt: ago(absoluteMs - 1), lastSeenAt: now }, now)).toBe(true);
    expect(isSignInAlive({ role, createdAt: ago(absoluteMs), lastSeenAt: now }, now)).toBe(false);
  });
});

describe('sign-in names', () => {
  it('are compared without case, surrounding space or full-width forms', () => {
    expect(foldSignInName('  Thandi@Example.co.za ')).toBe('thandi@example.co.za');
    expect(foldSignInName('Ｌearner')).toBe('learner');
  });
});

it('a link for a new password ends after an hour, and one for the first password after a day', () => {
  const endOf = (ms: number) => new Date(Date.parse('2026-11-19T12:00:00Z') + ms).toISOString();
  expect(endOf(LINK_LIFETIME_MS['password-reset'])).toBe('2026-11-19T13:00:00.000Z');
  expect(endOf(LINK_LIFETIME_MS['first-password'])).toBe('2026-11-20T12:00:00.000Z');
});
