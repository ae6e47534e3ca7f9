import type { identityEndpoints } from '@academy/contract/identity';
import { accept, refuse } from '@academy/domain/kernel';
import type { Handlers } from '../../http/endpoints/call.ts';
import type { Services } from '../../services.ts';
import { changePassword } from './change-password.ts';
import { listSignIns } from './list-sign-ins.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { hashToken } from './secret-token.ts';
import { signIn } from './sign-in.ts';
import { endOtherSignIns, endSignIn, endSignInByToken } from './sign-ins.store.ts';
import { createTryLimits } from './try-limits.store.ts';

export function identityHandlers(services: Services): Handlers<typeof identityEndpoints> {
  const parts = { ...services, tryLimits: createTryLimits(services) };

  return {
    async 'POST /api/auth/login'(call) {
      const result = await signIn(parts, call.db, {
        ...call.input,
        address: call.address,
        device: call.device,
        deviceToken: call.deviceToken,
        earlierToken: call.signInToken,
        note: call.noteSignIn,
      });
      if (!result.ok) return result;
      call.setSignIn(result.value.token, result.value.maxAgeMs);
      call.setDevice(result.value.deviceToken);
      return accept(result.value.user);
    },
    'GET /api/auth/user': async ({ actor }) => accept(actor.user),
    async 'POST /api/auth/logout'({ db, signInToken, clearSignIn }) {
      if (signInToken) await endSignInByToken(db, hashToken(signInToken));
      clearSignIn();
      return accept(null);
    },
    async 'POST /api/auth/change-password'({ input, transaction, actor, deviceToken, setSignIn }) {
      const renewed: { readonly token: string; readonly maxAgeMs: number }[] = [];
      const answer = await transaction(async (tx) => {
        const result = await changePassword(parts, tx, actor, { ...input, deviceToken });
        if (!result.ok) return result;
        if (result.value) renewed.push(result.value);
        return accept(null);
      });
      // Only now it is committed.
      for (const { token, maxAgeMs } of renewed) setSignIn(token, maxAgeMs);
      return answer;
    },
    'POST /api/auth/password-reset': ({ input, transaction, address, deviceToken }) =>
      transaction((tx) => requestPasswordReset(parts.tryLimits, tx, { ...input, address, deviceToken })),
    async 'POST /api/auth/password-reset/confirm'({ input, transaction, address, deviceToken, setDevice }) {
      const known: string[] = [];
      const answer = await transaction(async (tx) => {
        const result = await resetPassword(parts, tx, { ...input, address, deviceToken });
        if (!result.ok) return result;
        known.push(result.value.deviceToken);
        return accept(null);
      });
      for (const token of known) setDevice(token);
      return answer;
    },
    'GET /api/auth/sessions': async ({ db, actor }) => accept(await listSignIns(db, actor, services.clock())),
    async 'DELETE /api/auth/sessions/:signInId'({ input, db, actor }) {
      const hasEnded = await endSignIn(db, actor.userId, input.signInId);
      return hasEnded ? accept(null) : refuse('sign-in-not-found');
    },
    async 'DELETE /api/auth/sessions'({ db, actor }) {
      await endOtherSignIns(db, actor.userId, actor.signInId);
      return accept(null);
    },
  };
}
