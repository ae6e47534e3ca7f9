import { checkNewPassword, type PasswordRefusal } from '@academy/domain/accounts/identity';

// 2§5, 2§8: the same sentences as the server's.
function passwordSentence(code: PasswordRefusal['code']): string {
  switch (code) {
    case 'password-too-short':
      return 'Your password must be at least 8 characters long.';
    case 'password-too-simple':
      return 'This password repeats too few characters. Please choose another.';
    case 'password-too-common':
      return 'This password is too common. Please choose another.';
    case 'password-names-you':
      return 'Your password must not contain your own name or email address. Please choose another.';
    case 'password-unchanged':
      return 'The new password is the same as the current one. Please choose another.';
  }
}

/** What is wrong with a password as far as the browser can tell: the list of common ones is on the server. */
export function newPasswordError(password: string, namesOfOwner: readonly string[]): string | undefined {
  if (password === '') return 'Please choose a password.';
  const checked = checkNewPassword({ password, currentPassword: null, isCommon: false, namesOfOwner });
  return checked.ok ? undefined : passwordSentence(checked.refusal.code);
}
