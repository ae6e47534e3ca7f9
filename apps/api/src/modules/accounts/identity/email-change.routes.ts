import type { emailChangeEndpoints } from '@academy/contract/accounts/email-change';
import { accept } from '@academy/domain/kernel';
import type { Call, Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import { checkOwnPassword } from './confirmation/own-password.ts';
import { readEmailChange, requestEmailChange } from './email-change/change-email.ts';
import { confirmEmail, type UndoParts, undoEmail } from './email-change/confirm-email.ts';
import { endPendingChanges } from './email-change/email-changes.store.ts';
import { refuseLink } from './refuse-link.ts';
import { createTryLimits } from './try-limits.store.ts';

type LinkCall = Pick<
  Call<(typeof emailChangeEndpoints)['POST /api/auth/email-change/confirmation']>,
  'input' | 'address' | 'transaction' | 'logSignInEvent'
>;

export function emailChangeHandlers(services: Services & UndoParts): Handlers<typeof emailChangeEndpoints> {
  const parts = { ...services, tryLimits: createTryLimits(services) };

  /** Guessing links is limited. */
  async function withLink(call: LinkCall, press: typeof undoEmail, change: 'email-changed' | 'email-undone') {
    const owners: string[] = [];
    const answer = await call.transaction(async (tx) => {
      const result = await press(parts, tx, call.input.token);
      if (!result.ok) return result;
      owners.push(result.value.userId);
      return accept({ email: result.value.email });
    });
    // Only after the commit.
    for (const userId of owners) call.logSignInEvent({ event: 'way-in-changed', userId, change });
    const isNone = !answer.ok && answer.refusal.code === 'link-not-valid';
    return isNone ? refuseLink(parts.tryLimits, call.address) : answer;
  }

  return {
    'GET /api/auth/email-change': async ({ db, actor }) =>
      accept(await readEmailChange(db, actor, parts.clock())),
    async 'POST /api/auth/email-change'(call) {
      const { input, transaction, actor } = call;
      const limited = await parts.tryLimits.take({ 'email-changes': actor.userId });
      if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;
      const checked = await checkOwnPassword(parts, call);
      return checked.ok ? transaction((tx) => requestEmailChange(parts, tx, actor, input.email)) : checked;
    },
    async 'DELETE /api/auth/email-change'({ db, actor }) {
      await endPendingChanges(db, actor.userId, parts.clock());
      return accept(null);
    },
    'POST /api/auth/email-change/confirmation': (call) => withLink(call, confirmEmail, 'email-changed'),
    'POST /api/auth/email-change/undoing': (call) => withLink(call, undoEmail, 'email-undone'),
  };
}
