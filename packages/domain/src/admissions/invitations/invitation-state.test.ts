import { describe, expect, it } from 'vitest';
import { entryState, INVITATION_LIFETIME_MS, invitationState } from './invitation-state.ts';

const now = new Date('2026-11-15T12:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const open = { expiresAt: at(1), usedAt: null, revokedAt: null };

describe('an invitation', () => {
  it('lasts seven days', () => {
    expect(INVITATION_LIFETIME_MS).toBe(7 * 24 * 60 * 60 * 1000);
  });

  it.each([
    ['open', open],
    ['expired', { ...open, expiresAt: now }],
    ['revoked', { ...open, revokedAt: at(-1) }],
    ['revoked', { ...open, revokedAt: at(-1), expiresAt: at(-1) }],
    ['used', { ...open, usedAt: at(-1) }],
    ['used', { ...open, usedAt: at(-2), revokedAt: at(-1), expiresAt: at(-1) }],
  ] as const)('is %s for %j', (state, invitation) => {
    expect(invitationState(invitation, now)).toBe(state);
  });
});

describe('a person of the waiting list', () => {
  const base = { isConfirmed: true, hasJoined: false, newest: null };

  it.each([
    ['waiting', {}],
    ['unconfirmed', { isConfirmed: false }],
    ['invited', { newest: open }],
    ['expired', { newest: { ...open, expiresAt: now } }],
    ['waiting', { newest: { ...open, revokedAt: at(-1) } }],
    ['joined', { hasJoined: true, newest: { ...open, usedAt: at(-1) } }],
    ['joined', { hasJoined: true }],
    ['joined', { hasJoined: true, isConfirmed: false }],
  ] as const)('is %s with %j', (state, changes) => {
    expect(entryState({ ...base, ...changes }, now)).toBe(state);
  });
});
