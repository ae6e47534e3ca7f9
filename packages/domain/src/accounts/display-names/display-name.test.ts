import { describe, expect, it } from 'vitest';
import { judgeDisplayName, shownDisplayName, shownFirstName } from './index.ts';

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
    'A.B. Nkosi',
    'St. John',
    'Ṱhilidzi_Ḓ',
    'ǃXóõ',
    'Наталья',
    '王芳',
    'とまとー',
    'प्रिया',
    'محمد',
    '김민준',
    'ไทย',
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
    ['with a web address of one letter', 'Go to t.me'],
    ['that is a web address', 'x.com'],
    ['that is a web address with a capital', 'T.co'],
    ['that is a web address with a digit', '1.fm'],
    ['with www', 'www x'],
    ['of small capitals', 'ᴀᴅᴍɪɴ'],
    ['with a phonetic letter', 'ɑdmin'],
    ['of apostrophes', 'ʻʻ'],
    ['with a click for an exclamation mark', 'Win ǃ'],
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

describe('the first name that others are shown', () => {
  it.each([
    ['Thandi Nkosi', 'Thandi'],
    ['Jean-Pierre van der Merwe', 'Jean-Pierre'],
    ['Nkosazana Dlamini-Zuma', 'Nkosazana'],
    ['Oluwatamilorebukola Ade', 'Oluwatamilorebukola'],
    ['x'.repeat(20), 'x'.repeat(20)],
    ['Xolani-'.padEnd(20, 'x'), 'Xolani-'.padEnd(20, 'x')],
    ['Xolani-'.padEnd(21, 'x'), 'Xolani'],
    ['Anna-Maria-Luise Smit', 'Anna'],
    [`Ṱ${'x'.repeat(20)} Nkosi`, 'Ṱ.'],
    ['Claim-your-five-thousand-rand-prize-WhatsApp-zero-eight-two Bob', 'Claim'],
    ['Claimyourfivethousandrandprize Bob', 'C.'],
    ['Fuck-you-all Bob', null],
    ['A-d-m-i-n Bob', null],
    ['', null],
  ])('of %j is %j', (fullName, shown) => expect(shownFirstName(fullName)).toBe(shown));
});
