import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWords, WORDS_FOLDER } from './read-words.ts';

const FILES = { 'af.yaml': 'words:\n  hoe: how\n', 'en.yaml': 'short-forms:\n  u: you\n' };

/** The result for these files, besides one word each of Afrikaans and English. */
function reading(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'academy-words-'));
  try {
    for (const [name, text] of Object.entries({ ...FILES, ...files }))
      writeFileSync(join(folder, name), text);
    return readWords(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const faultsOf = (files: Readonly<Record<string, string>>) =>
  reading(files).faults.map(({ file, line, message }) => `${file}:${line} ${message}`);

describe('the word lists of the academy', () => {
  it('have no fault', () => {
    expect(readWords(WORDS_FOLDER).faults).toEqual([]);
  });

  it('know words of each language', () => {
    const { lists } = readWords(WORDS_FOLDER);
    const words = ['munte', 'izinsuku', 'iinsuku', 'matsatsi', 'malatsi', 'tšhelete', 'heita'];
    expect(words.map((word) => lists.meanings.get(word))).toEqual([
      'coins',
      'days',
      'days',
      'days',
      'days',
      'money',
      'hello',
    ]);
    expect(words.filter((word) => lists.afrikaans.has(word))).toEqual(['munte']);
  });
});

describe('reading words', () => {
  it('takes each section for what it is', () => {
    const { lists, faults } = reading({
      'zu.yaml':
        '# isiZulu\n\nwords:\n  # Questions.\n  kanjani: how\ndropped:\n  - ingabe\nfillers:\n  - nje\n',
      'af.yaml':
        'words:\n  hoe: how\nin-afrikaans-sentences:\n  die: the\ndropped-in-afrikaans-sentences:\n  - se\nalso-english:\n  - hoe\n',
      'en.yaml':
        'short-forms:\n  2day: today\nproduct-words:\n  - coin\n  - badge\nnot-mistyped:\n  - join\nempty-words:\n  - about\ntitle-words:\n  - africa\nfillers:\n  - now-now\n',
    });
    expect(faults).toEqual([]);
    expect(lists).toEqual({
      meanings: new Map([
        ['hoe', 'how'],
        ['kanjani', 'how'],
        ['ingabe', ''],
      ]),
      afrikaans: new Set(['hoe']),
      inAfrikaansSentences: new Map([
        ['die', 'the'],
        ['se', ''],
      ]),
      alsoEnglish: new Set(['hoe']),
      fillers: new Set(['now-now', 'nje']),
      shortForms: new Map([['2day', 'today']]),
      productWords: ['coin', 'badge'],
      notMistyped: new Set(['join']),
      emptyWords: new Set(['about']),
      titleWords: new Set(['africa']),
    });
  });

  it.each([
    [
      'an unknown section',
      'wrods:\n  yini: what\n',
      '1 "wrods" is no section of zu.yaml. Write one of: words, dropped, fillers.',
    ],
    [
      'a section of another language',
      'title-words:\n  - africa\n',
      '1 "title-words" is no section of zu.yaml. Write one of: words, dropped, fillers.',
    ],
    [
      'a section that begins twice',
      'words:\n  yini: what\nwords:\n  nini: when\n',
      '3 "words" begins on line 1 already. Move its lines there.',
    ],
    [
      'a line before any section',
      '  yini: what\n',
      '1 Write the name of a section before this line, such as "words:".',
    ],
    [
      'a line of another shape',
      'words:\n  - yini\n',
      '2 Write "  word: meaning", with two spaces before it: words is a list of those.',
    ],
    [
      'a line without its two spaces',
      'dropped:\n- ingabe\n',
      '2 Write "  - word", with two spaces before it: dropped is a list of those.',
    ],
    ['capital letters', 'words:\n  Yini: what\n', '2 Write yini instead of "Yini".'],
    ['capital letters in English', 'words:\n  yini: What\n', '2 Write what instead of "What".'],
    ['spaces around a meaning', 'words:\n  yini: what \n', '2 Write what instead of "what ".'],
    [
      'letters with their marks apart',
      'dropped:\n  - dié\n'.normalize('NFD'),
      `2 Write dié instead of "${'dié'.normalize('NFD')}".`,
    ],
    ['quotation marks', "words:\n  yini: 'what'\n", `2 Write what instead of "'what'".`],
    [
      'several words at once',
      'dropped:\n  - ngi funa\n',
      '2 "ngi funa" is never found. Write one word of letters, digits and hyphens.',
    ],
    [
      'a missing meaning',
      'words:\n  ingabe:\n',
      '2 Write what "ingabe" means behind the colon, or put it into "dropped" if English has no word for it.',
    ],
    [
      'a comment behind a meaning',
      'words:\n  yini: what # asks\n',
      '2 The meaning "what # asks" is no plain English. Write words of the letters a to z; a comment has a line of its own.',
    ],
    [
      'a word twice in a list',
      'words:\n  yini: what\n  nini: when\n  yini: what\n',
      '4 "yini" is in words already, on line 2. Remove one of the two lines.',
    ],
    [
      'two meanings in two languages',
      'words:\n  hoe: hoof\n',
      '2 "hoe" means "hoof" here, but means "how" in af.yaml:2. Write the same in both, or remove one.',
    ],
    [
      'two meanings in two lists',
      'words:\n  u: yes\n',
      '2 "u" means "yes" here, but means "you" in en.yaml:2. Write the same in both, or remove one.',
    ],
    [
      'a meaning of a word that is dropped',
      'words:\n  ke: i am\ndropped:\n  - ke\n',
      '4 "ke" is in dropped here, but means "i am" in zu.yaml:2. Remove one of them.',
    ],
  ])('tells of %s', (_, text, fault) => {
    expect(faultsOf({ 'zu.yaml': text })).toEqual([`zu.yaml:${fault}`]);
  });

  it('reports contradictions within Afrikaans, and with a product word', () => {
    expect(
      faultsOf({
        'af.yaml': 'words:\n  die: this\nin-afrikaans-sentences:\n  die: the\nalso-english:\n  - les\n',
        'en.yaml': 'product-words:\n  - coin\nnot-mistyped:\n  - coin\n',
        'zu.yaml': 'words:\n  coin: head\n',
      }),
    ).toEqual([
      'af.yaml:4 "die" means "the" here, but means "this" in af.yaml:2. Write the same in both, or remove one.',
      'af.yaml:6 "les" is none of the words of af.yaml. Add it to "words", or remove it here.',
      'en.yaml:4 "coin" is in not-mistyped here, but is in product-words in en.yaml:2. Remove one of them.',
      'zu.yaml:2 "coin" means "head" here, but is in product-words in en.yaml:2. Remove one of them.',
    ]);
  });

  it('takes a file that was written on Windows', () => {
    const { lists, faults } = reading({ 'zu.yaml': 'words:\r\n  yini: what\r\n' });
    expect([faults, lists.meanings.get('yini')]).toEqual([[], 'what']);
  });

  it('allows the same meaning in two languages, and a filler that has one', () => {
    expect(faultsOf({ 'xh.yaml': 'words:\n  hoe: how\nfillers:\n  - hoe\n' })).toEqual([]);
  });

  it('reports a file that is no language, and one that is missing', () => {
    expect(faultsOf({ 'isizulu.yml': 'words:\n  yini: what\n' })).toEqual([
      'isizulu.yml:1 Name the file by the code of its language, such as zu.yaml.',
    ]);
    const folder = mkdtempSync(join(tmpdir(), 'academy-words-'));
    const { faults } = readWords(folder);
    rmSync(folder, { recursive: true });
    expect(faults.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'af.yaml: This file is missing.',
      'en.yaml: This file is missing.',
    ]);
  });
});
