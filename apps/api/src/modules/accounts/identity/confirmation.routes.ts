import type { confirmationEndpoints } from '@academy/contract/accounts/confirmation';
import { relyingPartyOf } from '@academy/domain/accounts/identity';
import { accept } from '@academy/domain/kernel';
import type { Actor } from '../../../http/endpoints/actor.ts';
import type { Call, Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import {
  beginPasskeyConfirmation,
  confirmByCode,
  confirmByPasskey,
  confirmByPassword,
  waysToConfirm,
} from './confirmation/confirm-person.ts';
import { createTryLimits } from './try-limits.store.ts';

type Confirming = (typeof confirmationEndpoints)['POST /api/auth/confirmation/password'];

/** Writes the outcome to the security log. */
function logged<Result extends { readonly ok: boolean; readonly refusal?: { readonly code: string } }>(
  logSignInEvent: Call<Confirming>['logSignInEvent'],
  { userId }: Actor,
  by: 'password' | 'code' | 'passkey',
  result: Result,
): Result {
  if (result.ok) logSignInEvent({ event: 'confirmed', userId, by });
  else logSignInEvent({ event: 'confirmation-failed', userId, reason: result.refusal?.code ?? '' });
  return result;
}

export function confirmationHandlers(services: Services): Handlers<typeof confirmationEndpoints> {
  const relyingParty = relyingPartyOf(services.config.PUBLIC_URL);
  const parts = { ...services, relyingParty, tryLimits: createTryLimits(services) };
  return {
    'GET /api/auth/confirmation': async ({ db, actor }) => accept(await waysToConfirm(db, actor.userId)),
    'POST /api/auth/confirmation/password': async ({ input, db, actor, logSignInEvent }) =>
      logged(logSignInEvent, actor, 'password', await confirmByPassword(parts, db, actor, input.password)),
    'POST /api/auth/confirmation/code': async ({ input, db, actor, logSignInEvent }) =>
      logged(logSignInEvent, actor, 'code', await confirmByCode(parts, db, actor, input.code)),
    'POST /api/auth/confirmation/passkey/challenge': ({ db, actor, address }) =>
      beginPasskeyConfirmation(parts, db, actor, address),
    'POST /api/auth/confirmation/passkey': async ({ input, db, actor, logSignInEvent }) =>
      logged(logSignInEvent, actor, 'passkey', await confirmByPasskey(parts, db, actor, input)),
  };
}
