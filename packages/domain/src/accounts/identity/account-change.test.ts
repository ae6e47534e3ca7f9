import { expect, it } from 'vitest';
import { ACCOUNT_CHANGES, accountChangeWords } from './account-change.ts';

// The longest title that the table of notices accepts.
const MOST_TITLE_CHARACTERS = 300;

it.each(ACCOUNT_CHANGES)('%s names who, what and by whom in one line that fits a notice', (change) => {
  const words = accountChangeWords({ name: 'Thandi Nkosi', change, by: 'Sipho Dube', isOwner: false });
  expect(words).toMatch(/^Thandi Nkosi .+ \(by Sipho Dube\)$/);
  const long = 'x'.repeat(500);
  const longest = accountChangeWords({ name: long, change, by: long, isOwner: false });
  expect(longest.length).toBeLessThan(MOST_TITLE_CHARACTERS);
});

it('names the person themselves, or that nobody was signed in', () => {
  const changed = { name: 'Thandi Nkosi', change: 'password-reset', by: null, isOwner: false } as const;
  expect(accountChangeWords(changed)).toBe(
    'Thandi Nkosi has a new password, set by a mailed link (by the person who opened it)',
  );
  expect(accountChangeWords({ ...changed, change: 'passkey-added', isOwner: true })).toBe(
    'Thandi Nkosi has a new passkey (in their own settings)',
  );
});

it.each([
  [80, `${'x'.repeat(80)} has`],
  [81, `${'x'.repeat(79)}… has`],
])('a name of %i characters takes at most 80', (length, expected) => {
  const changed = { name: 'x'.repeat(length), change: 'passkey-added', by: null, isOwner: true } as const;
  expect(accountChangeWords(changed).slice(0, expected.length)).toBe(expected);
});
