import type { Role } from '../../access/index.ts';

export type PersonChangeRefusal = 'own-account' | 'last-administrator';

interface AccountAccess {
  readonly role: Role;
  readonly isSuspended: boolean;
}

interface Change {
  readonly actorId: string;
  readonly person: AccountAccess & { readonly id: string };
  readonly next: AccountAccess;
  /** How many people can still run the academy, this person included. */
  readonly activeAdministrators: number;
}

const isActiveAdministrator = ({ role, isSuspended }: AccountAccess) =>
  role === 'administrator' && !isSuspended;

/** Nobody changes their own role or locks themselves out, and the academy always keeps an administrator. */
export function judgeChange({
  actorId,
  person,
  next,
  activeAdministrators,
}: Change): PersonChangeRefusal | null {
  if (actorId === person.id) return 'own-account';
  const isLost = isActiveAdministrator(person) && !isActiveAdministrator(next);
  return isLost && activeAdministrators <= 1 ? 'last-administrator' : null;
}
