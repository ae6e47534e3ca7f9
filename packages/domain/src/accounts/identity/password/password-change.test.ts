import { describe, expect, it } from 'vitest';
import { checkPasswordChange } from './password-change.ts';
import { scorePassword } from './password-score.ts';

const codeOf = (currentPassword: string, newPassword: string, confirmation: string) => {
  const checked = checkPasswordChange({ currentPassword, newPassword, confirmation });
  return checked.ok ? 'accepted' : checked.refusal.code;
};

describe('a change of the password', () => {
  it.each([
    ['', 'Abcdef1!', 'Abcdef1!'],
    ['old', '', ''],
    ['old', 'short', ''],
  ])('SET-05 with an empty field (%j, %j, %j) is refused before anything else', (...fields) => {
    expect(codeOf(...fields)).toBe('field-empty');
  });

  it("SET-08 says of a short pair that differs that it differs, and only then that it's short", () => {
    expect(codeOf('old', 'short', 'shore')).toBe('passwords-differ');
    expect(codeOf('old', 'short', 'short')).toBe('password-too-short');
  });

  it('SET-07 needs eight characters', () => {
    expect([codeOf('old', 'abcdefg', 'abcdefg'), codeOf('old', 'abcdefgh', 'abcdefgh')]).toEqual([
      'password-too-short',
      'accepted',
    ]);
  });
});

describe('the score of a password', () => {
  it.each([
    ['', 0, 'Very Weak'],
    ['abcdefgh', 1, 'Weak'],
    ['Abcdefgh', 2, 'Fair'],
    ['Abcdefg1', 3, 'Good'],
    ['Abcdef1!', 4, 'Strong'],
  ])('SET-09 SET-10 of %j is %i, %s', (password, score, label) => {
    expect(scorePassword(password)).toMatchObject({ score, label });
  });

  it.each([
    ['abcdefg', []],
    ['ABCDEFGH', [0]],
    ['aB', [1]],
    ['7', [2]],
    ['a b', [3]],
    ['éÉ', [1]],
    ['_', [3]],
  ])('SET-09 counts for %j the rules %j', (password, met) => {
    const { merits } = scorePassword(password);
    expect(merits.flatMap(({ isMet }, index) => (isMet ? [index] : []))).toEqual(met);
  });
});
