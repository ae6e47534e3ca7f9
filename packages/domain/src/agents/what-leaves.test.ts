import { describe, expect, it } from 'vitest';
import { withoutIdentity } from './what-leaves.ts';

const THANDI = { fullName: 'Thandi Van der Nkosi', username: 'thandi88', email: 'thandi@example.co.za' };

describe('a text that leaves the house', () => {
  it.each([
    ['I am Thandi van der NKOSI.', 'I am Thandi [name] [name] [name].'],
    ['Write to thandi@example.co.za or sipho@mail.co.za', 'Write to [email] or [email]'],
    ['My account is thandi88', 'My account is [name]'],
    ['Call 082 555 0199 or +27825550199', 'Call [number] or [number]'],
    ['My ID is 8001015009087', 'My ID is [number]'],
    ['Nkosinathi asked about 10 rows in 2024', 'Nkosinathi asked about 10 rows in 2024'],
  ])('of %j keeps %j', (text, kept) => {
    expect(withoutIdentity(text, THANDI)).toBe(kept);
  });

  it('of somebody with one name keeps that name', () => {
    expect(withoutIdentity('I am Thandi', { fullName: 'Thandi', username: 'ab', email: null })).toBe(
      'I am Thandi',
    );
  });
});
