import type { SignIn } from '@academy/contract/accounts/identity';
import { deviceName, isSignInAlive } from '@academy/domain/accounts/identity';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import { signInsOf } from './sign-ins.store.ts';

export async function listSignIns(db: Queryable, actor: Actor, now: Date): Promise<SignIn[]> {
  const rows = await signInsOf(db, actor.userId);
  return rows
    .filter((row) => isSignInAlive({ ...row, role: actor.user.role }, now))
    .map((row) => ({
      id: row.id,
      device: deviceName(row.device),
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      isCurrent: row.id === actor.signInId,
    }));
}
