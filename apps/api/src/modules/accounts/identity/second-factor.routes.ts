import type { secondFactorEndpoints } from '@academy/contract/accounts/second-factor';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import { checkOwnPassword } from './confirmation/own-password.ts';
import { drawRecoveryCodes } from './second-factor/recovery-code-hash.ts';
import {
  endSecondFactor,
  finishSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './second-factor/second-factor.ts';
import { createTryLimits } from './try-limits.store.ts';

/** A change of the ways into the account asks for the password again: an unattended signed-in device is not enough. */
export function secondFactorHandlers(services: Services): Handlers<typeof secondFactorEndpoints> {
  const parts = { ...services, tryLimits: createTryLimits(services) };
  return {
    'GET /api/auth/second-factor': async ({ db, actor }) => accept(await readSecondFactor(parts, db, actor)),
    async 'POST /api/auth/second-factor'(call) {
      const { db, actor } = call;
      const checked = await checkOwnPassword(parts, call);
      return checked.ok ? db.transaction((tx) => startSecondFactor(parts, tx, actor)) : checked;
    },
    async 'POST /api/auth/second-factor/confirmation'({ input, db, actor, logSignInEvent }) {
      const tries = { 'second-factor': actor.userId };
      const limited = await parts.tryLimits.take(tries);
      if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;
      const codes = { code: input.code, recoveryCodes: await drawRecoveryCodes(parts) };
      const result = await db.transaction((tx) => finishSecondFactor(parts, tx, actor, codes));
      if (!result.ok) {
        const { userId } = actor;
        const { code: reason } = result.refusal;
        if (reason === 'wrong-code') logSignInEvent({ event: 'confirmation-failed', userId, reason });
        return result;
      }
      logSignInEvent({ event: 'way-in-changed', userId: actor.userId, change: 'authenticator-added' });
      await parts.tryLimits.forget(tries);
      return result;
    },
    async 'POST /api/auth/second-factor/recovery-codes'(call) {
      const { db, actor, logSignInEvent } = call;
      const checked = await checkOwnPassword(parts, call);
      if (!checked.ok) return checked;
      const limited = await parts.tryLimits.take({ 'recovery-codes': actor.userId });
      if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;
      const codes = await drawRecoveryCodes(parts);
      const renewed = await db.transaction((tx) => renewRecoveryCodes(parts, tx, actor, codes));
      if (renewed.ok)
        logSignInEvent({ event: 'way-in-changed', userId: actor.userId, change: 'recovery-codes-renewed' });
      return renewed;
    },
    async 'POST /api/auth/second-factor/removal'(call) {
      const { db, actor, logSignInEvent } = call;
      const checked = await checkOwnPassword(parts, call);
      if (!checked.ok) return checked;
      const ended = await db.transaction((tx) => endSecondFactor(parts, tx, actor));
      if (ended.ok)
        logSignInEvent({ event: 'way-in-changed', userId: actor.userId, change: 'authenticator-removed' });
      return ended;
    },
  };
}
