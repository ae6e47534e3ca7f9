import { expect, it } from 'vitest';
import { usernameAfterChange, veiledEmail } from './email-change.ts';

it('an address is told to somebody else by its first letter and its house', () => {
  expect(veiledEmail('thandi@example.co.za')).toBe('t***@example.co.za');
});

it('a username that is an address follows the new one, and a chosen name stays', () => {
  expect(usernameAfterChange('old@example.co.za', 'new@example.co.za')).toBe('new@example.co.za');
  expect(usernameAfterChange('thandi', 'new@example.co.za')).toBe('thandi');
});
