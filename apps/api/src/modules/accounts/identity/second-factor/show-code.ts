import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import type { Services } from '../../../../services.ts';
import { notifyOwner } from '../notify-owner.ts';
import type { TryLimits } from '../try-limits.store.ts';
import { consumeCode } from './check-code.ts';
import { recoveryCodeHash } from './recovery-code-hash.ts';

type ShowCodeDeps = Pick<Services, 'clock' | 'secretBox' | 'passwords'> & { readonly tryLimits: TryLimits };

interface Owner {
  readonly id: string;
  readonly email: string | null;
  readonly fullName: string | null;
  readonly username: string;
}

/** Somebody who guesses codes already knows the password. Reported once an hour, however long they guess. */
async function notifyOfGuesses(deps: ShowCodeDeps, db: Queryable, owner: Owner): Promise<void> {
  if (await deps.tryLimits.take({ 'guesses-told': owner.id })) return;
  const lines = [
    'Somebody who knows your password has typed wrong codes of your authenticator app, too many of them. We let nobody try for a few minutes.',
  ];
  const now = deps.clock();
  await db.transaction((tx) =>
    notifyOwner(tx, owner, { subject: 'Somebody is guessing your codes', lines, now }),
  );
}

/** Guesses are counted per account: they know its password, so a separate count per address would not help. */
export async function showCode(deps: ShowCodeDeps, db: Queryable, owner: Owner, code: string) {
  const userId = owner.id;
  const tries = { 'second-factor': userId };
  const limited = await deps.tryLimits.take(tries);
  if (limited) await notifyOfGuesses(deps, db, owner);
  if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;
  const recoveryHash = await recoveryCodeHash(deps, db, { userId, code });
  const isTaken = await db.transaction((tx) => consumeCode(deps, tx, { userId, code, recoveryHash }));
  if (!isTaken) return refuse('wrong-code');
  await deps.tryLimits.forget(tries);
  return accept(null);
}
