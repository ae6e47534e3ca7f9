import type { passkeyEndpoints } from '@academy/contract/accounts/passkeys';
import { relyingPartyOf } from '@academy/domain/accounts/identity';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import { lockAccount } from './accounts.store.ts';
import { isRequiredOf } from './confirmation/missing-proof.ts';
import { checkOwnPassword } from './confirmation/own-password.ts';
import { notifyAdministrators } from './notify-administrators.ts';
import { notifyOwner } from './notify-owner.ts';
import { beginPasskey, checkMadePasskey, shownPasskey, storePasskey } from './passkeys/add-passkey.ts';
import { quotedNames } from './passkeys/letter-lines.ts';
import { beginPasskeySignIn, signInWithPasskey } from './passkeys/passkey-sign-in.ts';
import { countPasskeys, passkeysOf, removePasskey } from './passkeys/passkeys.store.ts';
import { findSecondFactor } from './second-factor/second-factors.store.ts';
import { createTryLimits } from './try-limits.store.ts';

type EndPasskeyDeps = Pick<Services, 'clock' | 'config'>;

/** Where the academy requires more than a password of its staff, their last second factor stays. */
async function endPasskey(deps: EndPasskeyDeps, tx: Queryable, { userId, user }: Actor, passkeyId: string) {
  await lockAccount(tx, userId);
  const removed = await removePasskey(tx, userId, passkeyId);
  if (!removed) return refuse('passkey-not-found');
  if (isRequiredOf(deps, user.role) && (await countPasskeys(tx, userId)) === 0) {
    const factor = await findSecondFactor(tx, userId);
    if (!factor?.confirmedAt) return refuse('second-factor-required');
  }
  const lines = [
    `A passkey of your account was removed: ${quotedNames([removed.name])}. It no longer works.`,
  ];
  const now = deps.clock();
  await notifyOwner(tx, user, { subject: 'A passkey was removed', lines, now });
  await notifyAdministrators(tx, { person: user, change: 'passkey-removed', by: user, now });
  return accept(null);
}

export function passkeyHandlers(services: Services): Handlers<typeof passkeyEndpoints> {
  const relyingParty = relyingPartyOf(services.config.PUBLIC_URL);
  const deps = { ...services, relyingParty, tryLimits: createTryLimits(services) };
  return {
    'GET /api/auth/passkeys': async ({ db, actor }) =>
      accept({ passkeys: (await passkeysOf(db, actor.userId)).map(shownPasskey) }),
    async 'POST /api/auth/passkeys/challenge'(call) {
      const checked = await checkOwnPassword(deps, call);
      return checked.ok ? beginPasskey(deps, call.db, call.actor) : checked;
    },
    async 'POST /api/auth/passkeys'({ input, db, actor, logSignInEvent }) {
      const checked = await checkMadePasskey(deps, db, actor, input);
      if (!checked.ok) return checked;
      const stored = await db.transaction((tx) => storePasskey(deps, tx, actor, checked.value));
      if (stored.ok)
        logSignInEvent({ event: 'way-in-changed', userId: actor.userId, change: 'passkey-added' });
      return stored;
    },
    async 'POST /api/auth/passkeys/:passkeyId/removal'(call) {
      const { input, db, actor, logSignInEvent } = call;
      const checked = await checkOwnPassword(deps, call);
      if (!checked.ok) return checked;
      const ended = await db.transaction((tx) => endPasskey(deps, tx, actor, input.passkeyId));
      if (ended.ok)
        logSignInEvent({ event: 'way-in-changed', userId: actor.userId, change: 'passkey-removed' });
      return ended;
    },
    'POST /api/auth/passkey-sign-in/challenge': ({ db, address }) => beginPasskeySignIn(deps, db, address),
    async 'POST /api/auth/passkey-sign-in'(call) {
      const { db, input, device, deviceToken, signInToken: earlierToken, logSignInEvent: note } = call;
      const result = await signInWithPasskey(deps, db, {
        ...input,
        device,
        deviceToken,
        earlierToken,
        note,
      });
      if (!result.ok) return result;
      call.setSignIn(result.value.token, result.value.maxAgeMs);
      call.setDevice(result.value.deviceToken);
      return accept(result.value.user);
    },
  };
}
