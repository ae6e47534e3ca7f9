import { describe, expect, it } from 'vitest';
import { AGENTS } from '../../assistant/agents/index.ts';
import { checkPersonName, printableName, readableName } from './index.ts';

const outcome = (name: string, bearer?: 'staff') => {
  const checked = checkPersonName(name, bearer);
  return checked.ok ? checked.value : checked.refusal.code;
};

describe('the name of a person', () => {
  it.each([
    'Al',
    "Nomvula d'Oliveira-van der Merwe",
    'J. P. d’Oliveira',
    'Thabo Mokoena jr.',
    'Zoë',
    'Siân O’Brien-Nkosi',
    "'Mamello Mokhehle",
    'ǃXam ǀKunta',
    'ǂKhoa ǁGana',
    'Tshililo Ṱhaḓulani',
    'Renée Müller',
    'Nguyễn Thị Hạnh',
    'Ọlúwaṣẹ\u0301gun Adéọlá',
    'Oʼodham',
    // Real surnames that are on lists of coarse words or resemble words of the academy.
    'Dick Smith',
    'Piet Boesman',
    'Frank Staff',
    'Naledi Helper',
    'x'.repeat(100),
  ])('may be %s', (name) => expect(outcome(name)).toBe(name));

  // South African names first, then those of other places.
  it.each(
    [
      ...['Nkosazana Dlamini-Zuma', 'Ḽivhuwani Ṱhavhanyedza', 'Tshifhiwa Ṋemutamvuni', 'Ṅwedzi Ḓavhana'],
      ...[
        'Ngwako Ramatlhodi',
        'Jean-Pierre van der Merwe',
        'André Bézuidenhout',
        'Hélène Du Plessis',
        'Zoë Wicomb',
      ],
      ...[
        'ǃXóõ ǀKunǁaʼa',
        'ǂKxʼauǁʼein',
        'Gǂkao Nǃxau',
        "ǃ'Aru ǁGana",
        "'Mamosa M'e",
        "M'anthabiseng Mokoena",
      ],
      ...['J. M. Coetzee', 'Dr. A.B. Nkosi', 'J.P. d’Oliveira', 'St. John', 'Bo Li', 'Xi', 'O Li', 'Ng Ø'],
      ...["N'Diaye", 'O’Neill', 'Ngũgĩ wa Thiong’o', 'Aït-Ahmed', 'Chukwụma Ọ́nwụ', 'Adébáyọ̀ Ṣóyínká'],
      ...[
        'Ƙabiru Ƴar’adua',
        'Gonçalves',
        'María-José Núñez',
        'João Magalhães',
        'Øystein Ødegård',
        'Åse Lindström',
      ],
      ...[
        'Łukasz Żółć',
        'Kɔfi Ɛdem',
        'Ɗanladi Ɓagudo',
        'Əliyev Rəşad',
        'Đặng Thị Ngọc Ánh',
        'Noëlle Müßig',
        'Jürgen STRAẞE',
        'Þórður Björnsson',
        'Ægir Óskarsson',
      ],
      ...['Ħamrun Żammit', 'Çağla Şahin', 'İbrahim Işık', 'Ștefan Țăranu', 'Antonín Dvořák', 'Győző Őry'],
      ...[
        'Krišjānis Ķeniņš',
        'Žydrūnas Ąžuolas',
        'Lǐ Wěi',
        'Lǜ Bù',
        'Ngāti Tūhoe',
        'Tevita ʻAkilisi',
        'Siôn Tŷ',
      ],
      ...['Zdzisław Dąbrowski', 'Lœtitia Œuvrard', 'Đorđe Đoković', 'Niillas Ŋuovtta', 'Ágnes Šťastná'],
    ].map((name) => name.normalize('NFC')),
  )('may be %s', (name) => expect(outcome(name)).toBe(name));

  it.each([
    ['spaces', '  Thandi \t\n  Nkosi ', 'Thandi Nkosi'],
    ['letters that were typed in two parts', 'Zoe\u0308', 'Zoë'],
    ['letters of full width', 'Ｔｈａｎｄｉ', 'Thandi'],
    ['the apostrophe of a phone', 'D´Oliveira', "D'Oliveira"],
    ['a long hyphen', 'Nkosi–Dube', 'Nkosi-Dube'],
    ['a dot without its space', 'T.Nkosi', 'T. Nkosi'],
    ['several initials without a space', 'M.J.Nkosi', 'M.J. Nkosi'],
    ['the marks that a phone book adds', '\u202aThandi Nkosi\u202c', 'Thandi Nkosi'],
    ['a reversed word', 'Thandi\u202e isokN', 'Thandi isokN'],
  ])('is kept in one spelling: %s', (_what, typed, stored) => expect(outcome(typed)).toBe(stored));

  it.each(['', 'A', '  A  ', 'A.', "A'", 'ʻʻ', 'ʼAʼ', '   ', '😀', '\u202e\u200b', 'x'.repeat(101)])(
    '%j is too short or too long',
    (name) => expect(outcome(name)).toBe('invalid-name'),
  );

  it.each([
    'Winner! Claim R5000 at https://evil.example/x before noon, pin 1234',
    'Bob Bcc: a@b.c https://evil.example',
    'Bob evil.example',
    'www.evil.example',
    'Win-R-five-thousand www.x.co',
    'WWW evil',
    'x.com',
    'X.COM',
    'T.co',
    'Go to t.me',
    'Bob evil.c',
    'Bob .com',
    'Bob ｘ．ｃｏｍ',
    'x.cóm',
    'Thandi2',
    '1234',
    '<b>x</b>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '=1+1',
    '@x',
    '-1',
    '-Bob',
    '...',
    "Robert'); drop table waitlist_entries;--",
    'Bob;=cmd|calc',
    'Mbali (Bali)',
    '😀😀',
    'ㅤㅤ',
    'Za\u0337\u0338\u0335\u0334lgo',
    'Naledi\u2800',
  ])('%j is refused for its signs', (name) => expect(outcome(name)).toBe('name-letters'));

  it.each([
    'محمد علي',
    'Наталья Иванова',
    'Ελένη Παπαδοπούλου',
    '李小龙',
    'प्रिया शर्मा',
    'مهدی‌پور',
    'Nаledi Dube',
    'Thαndi',
    'Ѕipho',
    'Thandi क\u093f',
    'Thandiー',
    // Latin by Unicode: small capitals, phonetic and other rare letters, modifier letters, strokes through a letter.
    'ɴexusAI',
    'ᴀᴅᴍɪɴ Mokoena',
    'ꜱɪᴘʜᴏ',
    'ɑdmin',
    'ʇhandi',
    'Ɐdam',
    'ꞐꞐame',
    'Thandiˈ',
    'Thandi ǃ',
    'ǃǃ',
    'ǀǁǂ',
    'n\u0337aledi',
    'k\u030aagiso',
    'a\u0301\u0301\u0301dam',
  ])('%s is not in Latin letters', (name) => expect(outcome(name)).toBe('name-alphabets'));

  it.each([
    'Admin',
    'ADMINISTRATOR',
    'Adrnin',
    'A d m i n',
    'Ád-mín',
    'Æđmin',
    'Ađmıŋ',
    'Suþþorŧ',
    'Ħełpđesk',
    'Support',
    'Support Team',
    'Nexii',
    'Nexll',
    'NexusAI Academy',
    'NexusAl Academy',
    'Nexus Academy',
    'The Nexus Team',
    'Thandi from the Academy',
    ...AGENTS.map(({ name }) => name),
  ])('%s passes for the academy', (name) => {
    expect(outcome(name)).toBe('name-reserved');
    expect(outcome(name, 'staff')).not.toBe('name-reserved');
  });

  it.each([
    ['Thandi Nkosi', 'Thandi Nkosi'],
    ['Mbali (Bali) 😀', 'Mbali (Bali) 😀'],
    ['محمد علي', 'محمد علي'],
    ['Thandi\r\n\t Nkosi\u2028x', 'Thandi Nkosi x'],
    ['\u202eisokN\u0000\u0085 \u2066a\u2069', 'isokN a'],
    [`Za${'\u0337'.repeat(50)}lgo`, `Za${'\u0337'.repeat(3)}lgo`],
    ['Thandi \ud83d', 'Thandi \ufffd'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['x'.repeat(300), `${'x'.repeat(99)}…`],
    ['\u202e\u200b', ''],
  ])('as it was stored, %j is printed as %j', (stored, printed) =>
    expect(printableName(stored)).toBe(printed),
  );

  it.each([
    ['Thandi Nkosi', 'Thandi Nkosi'],
    ['Claim R5000 at https://evil.example', null],
    [null, null],
  ])('as it was stored, %j is readable as %j', (stored, shown) => expect(readableName(stored)).toBe(shown));
});
