import { describe, expect, it } from 'vitest';
import { isOwnPath } from './own-path.ts';

describe('SHELL-19 the page first asked for', () => {
  it.each(['/', '/profile?tab=devices', '/course/3/lesson/what-is-ai#check-2', '/careers/données', '/a//b'])(
    'may be %j',
    (address) => {
      expect(isOwnPath(address)).toBe(true);
    },
  );

  it.each([
    '',
    'profile',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/profile\r\nset-cookie: a=b',
    'javascript:alert(1)',
    ' /profile',
    `/${'a'.repeat(2000)}`,
  ])('is never %j', (address) => {
    expect(isOwnPath(address)).toBe(false);
  });

  it('may be 2000 characters long', () => {
    expect(isOwnPath(`/${'a'.repeat(1999)}`)).toBe(true);
  });
});
