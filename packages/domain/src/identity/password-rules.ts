import { accept, type Refusal, type Result, refuse } from '../kernel/index.ts';

export const PASSWORD_MIN_LENGTH = 8; // 2§5
export const PASSWORD_MAX_LENGTH = 256; // long enough for any phrase, short enough to hash

export type PasswordRefusal = Refusal<
  'password-too-short' | 'password-too-common' | 'password-names-you' | 'password-unchanged'
>;

interface ProposedPassword {
  readonly password: string;
  readonly currentPassword: string | null;
  readonly isCommon: boolean;
  readonly namesOfOwner: readonly string[];
}

function folded(word: string): string {
  return word.trim().toLocaleLowerCase('en-ZA');
}

/** Length counts characters as a person sees them, so that an emoji is not four. */
function lengthInCharacters(text: string): number {
  return Array.from(text).length;
}

/** What a new password must be: long enough, not on the list of common ones, not the owner's own name, new. */
export function checkNewPassword(proposed: ProposedPassword): Result<string, PasswordRefusal> {
  const { password, currentPassword, isCommon, namesOfOwner } = proposed;
  if (lengthInCharacters(password) < PASSWORD_MIN_LENGTH) return refuse('password-too-short');
  if (password === currentPassword) return refuse('password-unchanged');
  if (isCommon) return refuse('password-too-common');
  if (namesOfOwner.some((name) => folded(name) === folded(password))) return refuse('password-names-you');
  return accept(password);
}
