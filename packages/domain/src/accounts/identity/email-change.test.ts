import { expect, it } from 'vitest';
import { EMAIL_LINK_MS, usernameAfterChange, veiledEmail } from './email-change.ts';

it('an address is shown to others by its first letter and its domain', () => {
  expect(veiledEmail('thandi@example.co.za')).toBe('t***@example.co.za');
});

it('a username that is an address follows the new one, and a chosen name stays', () => {
  expect(usernameAfterChange('old@example.co.za', 'new@example.co.za')).toBe('new@example.co.za');
  expect(usernameAfterChange('thandi', 'new@example.co.za')).toBe('thandi');
});

it('a new address has a day to be confirmed, and the earlier one a week to object', () => {
  const mailedAt = Date.parse('2026-11-19T12:00:00Z');
  const ends = ({ confirm, undo }: typeof EMAIL_LINK_MS) =>
    [confirm, undo].map((ms) => new Date(mailedAt + ms).toISOString());
  expect(ends(EMAIL_LINK_MS)).toEqual(['2026-11-20T12:00:00.000Z', '2026-11-26T12:00:00.000Z']);
});
