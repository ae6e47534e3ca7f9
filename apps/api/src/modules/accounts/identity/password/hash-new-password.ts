import { checkNewPassword } from '@academy/domain/accounts/identity';
import { accept } from '@academy/domain/kernel';
import { isCommonPassword } from '../../../../gateways/common-passwords.ts';
import type { Services } from '../../../../services.ts';

interface NewPassword {
  readonly password: string;
  readonly currentPassword: string | null;
  readonly namesOfOwner: readonly string[];
}

/** Checks, then hashes. Hashing is slow, so it is done before a transaction holds a connection. */
export async function hashNewPassword(passwords: Services['passwords'], request: NewPassword) {
  const checked = checkNewPassword({ ...request, isCommon: isCommonPassword(request.password) });
  return checked.ok ? accept(await passwords.hash(checked.value)) : checked;
}
