import { describe, expect, it } from 'vitest';
import { checkNewPassword, PASSWORD_MAX_LENGTH } from './password-rules.ts';
import { passwordStrength } from './password-strength.ts';

const NAMES = ['thandi', 'Thandi Nkosi-Dlamini', 'T.Nkosi99@example.co.za'];
const proposal = { currentPassword: null, isCommon: false, namesOfOwner: NAMES };
const codeOf = (password: string, more: object = {}) => {
  const result = checkNewPassword({ ...proposal, password, ...more });
  return result.ok ? 'accepted' : result.refusal.code;
};

describe('a new password (2§5)', () => {
  it('SET-07 is refused with seven characters and accepted with eight', () => {
    expect(codeOf('xbcdef7')).toBe('password-too-short');
    expect(codeOf('xbcdefg8')).toBe('accepted');
  });

  it('counts characters, not bytes', () => {
    expect(codeOf('😀😁😂🤣😃😄😅')).toBe('password-too-short');
    expect(codeOf('😀😁😂🤣😃😄😅😆')).toBe('accepted');
  });

  it('may be a phrase of 256 characters', () => {
    expect(codeOf('a long phrase and '.repeat(14).padEnd(PASSWORD_MAX_LENGTH, '!'))).toBe('accepted');
    expect(PASSWORD_MAX_LENGTH).toBe(256);
  });

  it('needs no mixture of letters, digits and signs', () => {
    expect(codeOf('correct horse battery')).toBe('accepted');
  });

  it.each([
    ['        ', 'password-too-simple'],
    ['\u3000\u3000\u3000\u3000\u3000\u3000\u3000\u3000', 'password-too-simple'],
    ['aaaaaaaa', 'password-too-simple'],
    ['abc abc ABC', 'password-too-simple'],
    ['abcd abcd', 'accepted'],
  ])('with few different characters, %j, is %s', (password, code) => {
    expect(codeOf(password)).toBe(code);
  });

  it.each([
    'Thandi@2026!',
    'i am THANDI now',
    'nkosi-kitchen',
    'D-l-a-m-i-n-i 1',
    'Thändi rocks',
    'tnkosi99@example.co.za',
    'my t.nkosi99 pass',
  ])('is refused with the own name or address in it: %j', (password) => {
    expect(codeOf(password)).toBe('password-names-you');
  });

  it('may contain a name of three letters, which is part of many words', () => {
    expect(codeOf('planning ahead', { namesOfOwner: ['Ann', 'Ann Zu'] })).toBe('accepted');
    expect(codeOf('annzu was here', { namesOfOwner: ['Ann', 'Ann Zu'] })).toBe('password-names-you');
  });

  it.each(['nexusacademy1', 'N3xus@c4demy!', 'nexus-ai-academy', 'MyNexusAI2026', 'Nexus Academy rocks'])(
    'is refused with the academy’s name in it: %j',
    (password) => expect(codeOf(password)).toBe('password-too-common'),
  );

  it('may speak of an academy and of what is nearly its name', () => {
    expect(codeOf('police academy seven')).toBe('accepted');
    expect(codeOf('the nexus of my days')).toBe('accepted');
  });

  it('is refused when it is common or the same as before', () => {
    expect(codeOf('Password1', { isCommon: true })).toBe('password-too-common');
    expect(codeOf('same as before', { currentPassword: 'same as before' })).toBe('password-unchanged');
  });
});

describe('the strength that is shown', () => {
  it.each([
    ['short', 'weak'],
    ['        ', 'weak'],
    ['12345678', 'weak'],
    ['qwertyuiop', 'weak'],
    ['password1', 'weak'],
    ['Welcome2026', 'weak'],
    ['thandi is great', 'weak'],
    ['xk4 qw9z', 'fair'],
    ['tortoise', 'weak'],
    ['tortoise7 kraal', 'strong'],
    ['tortoise lemon kraal', 'strong'],
    ['NexiiDemo1!', 'weak'],
  ])('of %j is %s', (password, strength) => {
    expect(passwordStrength(password, NAMES)).toBe(strength);
  });
});
