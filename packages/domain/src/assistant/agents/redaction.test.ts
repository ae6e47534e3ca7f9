import { describe, expect, it } from 'vitest';
import { redactIdentity } from './redaction.ts';

const THANDI = { fullName: 'Thandi Van der Nkosi', username: 'thandi88', email: 'thandi@example.co.za' };

describe('a text that is sent to the outside model', () => {
  it.each([
    ['I am Thandi van der NKOSI.', 'I am Thandi [name] [name] [name].'],
    ['Write to thandi@example.co.za or sipho@mail.co.za', 'Write to [email] or [email]'],
    ['My account is thandi88', 'My account is [name]'],
    ['Call 082 555 0199 or +27825550199', 'Call [number] or [number]'],
    ['My ID is 8001015009087', 'My ID is [number]'],
    ['Call (011) 555-1234 or 011.555.1234', 'Call [number] or [number]'],
    ['Rows: 0.1 0.2 0.3 0.4 0.5 at 1.5', 'Rows: 0.1 0.2 0.3 0.4 0.5 at 1.5'],
    ['Nkosinathi asked about 10 rows in 2024', 'Nkosinathi asked about 10 rows in 2024'],
  ])('of %j keeps %j', (text, kept) => {
    expect(redactIdentity(text, THANDI)).toBe(kept);
  });

  it('keeps neither half of a double surname, nor a short one behind the first name', () => {
    const own = (fullName: string) => ({ fullName, username: 'ab', email: null });
    expect(redactIdentity('Naidoo here, or Merwe', own('Anna Merwe-Naidoo'))).toBe('[name] here, or [name]');
    expect(redactIdentity('I am wei li. Li means plum.', own('Wei Li'))).toBe(
      'I am wei [name]. Li means plum.',
    );
  });

  it.each(['Nk(osi', 'Nk[osi', 'N*kosi', 'Nk+', '.+?', 'Nk\\osi', '^Nk$', '(a+)+b'])(
    'takes a name as it is written, not as a pattern: %j',
    (surname) => {
      const own = { fullName: `Thandi ${surname}`, username: surname, email: null };
      expect(redactIdentity(`I am ${surname}. Nkosi asks.`, own)).toBe('I am [name]. Nkosi asks.');
    },
  );

  it('of somebody with one name keeps that name', () => {
    expect(redactIdentity('I am Thandi', { fullName: 'Thandi', username: 'ab', email: null })).toBe(
      'I am Thandi',
    );
  });
});
