import { describe, expect, it } from 'vitest';
import { judgeDisplayName } from './index.ts';

const codeOf = (name: string) => {
  const judged = judgeDisplayName(name);
  return judged.ok ? null : judged.refusal.code;
};

describe('a display name', () => {
  it.each([
    'Thandi',
    'Sipho N.',
    'Nomvula-Grace',
    'Lindiwe_07',
    'Renée',
    'O’Brien',
    'Dickson',
    'Kakudo',
    'Cassandra',
    'Mashita',
  ])('may be %s', (name) => {
    expect(judgeDisplayName(name)).toEqual({ ok: true, value: name });
  });

  it('is kept without needless spaces', () => {
    expect(judgeDisplayName('  Thandi   Nkosi ')).toEqual({ ok: true, value: 'Thandi Nkosi' });
  });

  it.each([
    ['of one letter', 'T'],
    ['of 31 letters', 'T'.repeat(31)],
    ['of spaces', '    '],
  ])('%s is refused for its length', (_what, name) => {
    expect(codeOf(name)).toBe('name-length');
  });

  it.each([
    ['with an address', 'http://x.co'],
    ['with an at sign', 'me@home'],
    ['of digits alone', '12345'],
    ['that turns text around', 'Thandi\u202e'],
    ['of markup', '<b>Thandi</b>'],
  ])('%s is refused for its signs', (_what, name) => {
    expect(codeOf(name)).toBe('name-letters');
  });

  it.each([
    'Fuck you',
    'FUCKER',
    'f u c k',
    'fuuuuck',
    'Kaffir',
    'k4ffir',
    'Káffìr',
    'makwerekwere',
    'Poes',
    'p.o.e.s',
    'voetsek man',
    'big dick',
    'sh1t',
  ])('%s is refused as abusive', (name) => {
    expect(codeOf(name)).toBe('name-abusive');
  });
});
