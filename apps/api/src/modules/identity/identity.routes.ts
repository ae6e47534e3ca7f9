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
  const needs = { ...services, tryLimits: createTryLimits(services.sidePool) };

  return {
    async 'POST /api/auth/login'({ input, db, address, device, signInToken, setSignIn, noteSignIn }) {
      const result = await signIn(needs, db, {
        ...input,
        address,
        device,
        earlierToken: signInToken,
        note: noteSignIn,
      });
      if (!result.ok) return result;
      setSignIn(result.value.token, result.value.maxAgeMs);
      return accept(result.value.user);
    },
    'GET /api/auth/user': async ({ actor }) => accept(actor.user),
    async 'POST /api/auth/logout'({ db, signInToken, clearSignIn }) {
      if (signInToken) await endSignInByToken(db, hashToken(signInToken));
      clearSignIn();
      return accept(null);
    },
    'POST /api/auth/change-password': ({ input, db, actor }) => changePassword(needs, db, actor, input),
    'POST /api/auth/password-reset': ({ input, db, address }) =>
      requestPasswordReset(needs.tryLimits, db, { ...input, address }),
    'POST /api/auth/password-reset/confirm': ({ input, db, address }) =>
      resetPassword(needs, db, { ...input, address }),
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
