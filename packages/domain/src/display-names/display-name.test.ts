import { describe, expect, it } from 'vitest';
import { judgeDisplayName, shownDisplayName } from './index.ts';

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

  it('is kept without signs that turn text around', () => {
    expect(judgeDisplayName('Thandi\u202e\u200b')).toEqual({ ok: true, value: 'Thandi' });
  });

  it.each(['Nаledi', 'Thαndi_07'])('%s is refused for its two alphabets', (name) => {
    expect(codeOf(name)).toBe('name-alphabets');
  });

  it.each([
    'Admin',
    'admin_01',
    'Adm1n',
    'NexusAI Academy',
    'N3xusAI',
    'Nexii',
    'Nex1i',
    'Supp0rt Team',
    'HelpDeskAI',
    'CertifyPro',
    // Cyrillic letters only.
    'Аԁміп',
  ])('%s is refused as the academy’s own', (name) => {
    expect(codeOf(name)).toBe('name-reserved');
  });

  it('that was chosen before the rule is shown as nobody’s', () => {
    expect(shownDisplayName('Thandi')).toBe('Thandi');
    expect(shownDisplayName('NexusAI Academy')).toBe('A fellow learner');
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
    ['with a web address', 'Win evil.example'],
    ['of blank letters', 'ㅤㅤ'],
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
