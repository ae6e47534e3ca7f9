import { accept, type Refusal, type Result, refuse } from '../../../kernel/index.ts';
import { lengthInCharacters, PASSWORD_MIN_LENGTH } from './password-rules.ts';

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

export type PasswordChangeRefusal = Refusal<'field-empty' | 'passwords-differ' | 'password-too-short'>;

/** What the form can check before it asks the server, in the order of 2§5: required, match, length. */
export function checkPasswordChange(change: PasswordChange): Result<PasswordChange, PasswordChangeRefusal> {
  const { newPassword, confirmation } = change;
  if (Object.values(change).includes('')) return refuse('field-empty');
  if (newPassword !== confirmation) return refuse('passwords-differ');
  if (lengthInCharacters(newPassword) < PASSWORD_MIN_LENGTH) return refuse('password-too-short');
  return accept(change);
}
