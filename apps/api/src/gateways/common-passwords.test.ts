import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

// OWASP ASVS 5.0, 6.2.4: three thousand of those that the other rules would accept.
const LEAST = 3000;

it('knows more than three thousand common passwords of eight characters and more', () => {
  const longEnough = dictionary['passwords-common'].map(String).filter(({ length }) => length >= 8);
  expect(longEnough.length).toBeGreaterThan(LEAST);
  expect(longEnough.filter((password) => !isCommonPassword(password))).toEqual([]);
  expect(['password1', 'qwertyuiop', 'iloveyou1'].map(isCommonPassword)).toEqual([true, true, true]);
});
