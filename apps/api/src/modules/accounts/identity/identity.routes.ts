import type { identityEndpoints } from '@academy/contract/accounts/identity';
import { dataPriceThatDiffers } from '@academy/domain/academy/academy-settings';
import { accept, refuse } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import type { SettingsCache } from '../../academy/academy-settings/index.ts';
import { isRequiredOf } from './confirmation/missing-proof.ts';
import { changePassword, checkPasswordChange } from './password/change-password.ts';
import { requestPasswordReset } from './password/request-password-reset.ts';
import { checkPasswordReset, resetPassword } from './password/reset-password.ts';
import { hashToken } from './secret-token.ts';
import { disownSignIn } from './sessions/disown-sign-in.ts';
import { listSignIns } from './sessions/list-sign-ins.ts';
import { endOtherSignIns, endSignIn, endSignInByToken } from './sessions/sign-ins.store.ts';
import { createNewDeviceLimit } from './sign-in/new-device-limit.ts';
import { signIn } from './sign-in/sign-in.ts';
import { createTryLimits } from './try-limits.store.ts';

const NO_FRAME = { unreadNotices: 0, displaySettings: null } as const;

export function identityHandlers(
  services: Services & { readonly publicUrl: () => string; readonly settings: Pick<SettingsCache, 'read'> },
): Handlers<typeof identityEndpoints> {
  const parts = {
    ...services,
    tryLimits: createTryLimits(services),
    newDeviceLimit: createNewDeviceLimit(),
  };

  return {
    async 'POST /api/auth/login'(call) {
      const result = await signIn(parts, call.db, {
        ...call.input,
        address: call.address,
        device: call.device,
        deviceToken: call.deviceToken,
        earlierToken: call.signInToken,
        signal: call.signal,
        note: call.logSignInEvent,
      });
      if (!result.ok) return result;
      call.setSignIn(result.value.token, result.value.maxAgeMs);
      call.setDevice(result.value.deviceToken);
      return accept(result.value.user);
    },
    async 'GET /api/auth/user'({ actor }) {
      const gigabytePriceInCents = dataPriceThatDiffers(await services.settings.read());
      const isWeakStaff = isRequiredOf(services, actor.user.role) && !actor.isStrong;
      return accept({
        ...actor.user,
        ...(actor.frame ?? NO_FRAME),
        ...(isWeakStaff && { needsSecondFactor: true as const }),
        ...(gigabytePriceInCents !== undefined && { gigabytePriceInCents }),
      });
    },
    async 'POST /api/auth/logout'({ db, signInToken, clearSignIn, logSignInEvent }) {
      const userId = signInToken && (await endSignInByToken(db, hashToken(signInToken)));
      clearSignIn();
      if (userId) logSignInEvent({ event: 'signed-out', userId, which: 'this-device' });
      return accept(null);
    },
    async 'POST /api/auth/change-password'(call) {
      const { input, db, transaction, actor, deviceToken, setSignIn, logSignInEvent } = call;
      const checked = await checkPasswordChange(parts, db, actor, input);
      if (!checked.ok) {
        const { code: reason } = checked.refusal;
        if (reason === 'wrong-current-password')
          logSignInEvent({ event: 'confirmation-failed', userId: actor.userId, reason });
        return checked;
      }
      const renewed: { readonly token: string; readonly maxAgeMs: number }[] = [];
      const answer = await transaction(async (tx) => {
        const result = await changePassword(parts, tx, actor, { ...checked.value, deviceToken });
        if (!result.ok) return result;
        if (result.value) renewed.push(result.value);
        return accept(null);
      });
      // Only after the commit.
      for (const { token, maxAgeMs } of renewed) setSignIn(token, maxAgeMs);
      if (answer.ok)
        logSignInEvent({ event: 'way-in-changed', userId: actor.userId, change: 'password-changed' });
      return answer;
    },
    'POST /api/auth/password-reset': ({ input, transaction, address, deviceToken }) =>
      transaction((tx) => requestPasswordReset(parts.tryLimits, tx, { ...input, address, deviceToken })),
    async 'POST /api/auth/password-reset/confirm'(call) {
      const { input, db, transaction, address, deviceToken, setDevice } = call;
      const hashed = await checkPasswordReset(parts, db, { ...input, address });
      if (!hashed.ok) return hashed;
      const reset = { token: input.token, passwordHash: hashed.value, deviceToken };
      const done: { readonly userId: string; readonly deviceToken: string }[] = [];
      const answer = await transaction(async (tx) => {
        const result = await resetPassword(parts, tx, reset);
        if (!result.ok) return result;
        done.push(result.value);
        return accept(null);
      });
      for (const { userId, deviceToken: token } of done) {
        setDevice(token);
        call.logSignInEvent({ event: 'way-in-changed', userId, change: 'password-reset' });
      }
      return answer;
    },
    'GET /api/auth/sessions': async ({ db, actor }) => accept(await listSignIns(db, actor, services.clock())),
    async 'DELETE /api/auth/sessions/:signInId'({ input, db, actor: { userId }, logSignInEvent }) {
      if (!(await endSignIn(db, userId, input.signInId))) return refuse('sign-in-not-found');
      logSignInEvent({ event: 'signed-out', userId, which: 'another-device' });
      return accept(null);
    },
    async 'POST /api/auth/sessions/:signInId/disowning'({ input, db, actor, logSignInEvent }) {
      const result = await db.transaction((tx) => disownSignIn(services, tx, actor, input.signInId));
      if (result.ok)
        logSignInEvent({ event: 'way-in-changed', userId: actor.userId, change: 'sign-in-disowned' });
      return result;
    },
    async 'DELETE /api/auth/sessions'({ db, actor, logSignInEvent }) {
      await endOtherSignIns(db, actor.userId, actor.signInId);
      logSignInEvent({ event: 'signed-out', userId: actor.userId, which: 'all-others' });
      return accept(null);
    },
  };
}
