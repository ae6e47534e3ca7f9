import { confirmationEndpoints } from '@academy/contract/accounts/confirmation';
import { emailChangeEndpoints } from '@academy/contract/accounts/email-change';
import { identityEndpoints } from '@academy/contract/accounts/identity';
import { passkeyEndpoints } from '@academy/contract/accounts/passkeys';
import { secondFactorEndpoints } from '@academy/contract/accounts/second-factor';
import { DEVICE_KNOWN_MS } from '@academy/domain/accounts/identity';
import { RETENTION_DAYS } from '@academy/domain/product';
import { defineModule } from '../../define-module.ts';
import { confirmationHandlers } from './confirmation.routes.ts';
import { forgetChangesBefore } from './email-change/email-changes.store.ts';
import { forgetMailsToOtherAddresses } from './email-change/forget-mails-to-other-addresses.ts';
import { emailChangeHandlers } from './email-change.routes.ts';
import { identityHandlers } from './identity.routes.ts';
import { forgetLinksBefore } from './one-time-links.store.ts';
import { forgetChallengesBefore } from './passkeys/passkeys.store.ts';
import { passkeyHandlers } from './passkeys.routes.ts';
import { mailPasswordLink } from './password/mail-password-link.ts';
import { personalData } from './personal-data.ts';
import { doesSecretKeyFit } from './sealing-key/sealing-key.ts';
import { hardenRecoveryCodes } from './second-factor/recovery-code-hash.ts';
import { secondFactorHandlers } from './second-factor.routes.ts';
import { forgetEndedSignIns } from './sessions/sign-ins.store.ts';
import { forgetDevicesBefore } from './sign-in/known-devices.store.ts';
import * as tables from './tables.ts';
import { forgetTries } from './try-limits.store.ts';

declare module '../../../job-queue/add-job.store.ts' {
  interface JobPayloads {
    'mail-password-link': { readonly username: string };
    'harden-recovery-codes': Record<string, never>;
  }
}

export const identity = defineModule({
  tables,
  personalData,
  endpoints: {
    ...identityEndpoints,
    ...secondFactorEndpoints,
    ...passkeyEndpoints,
    ...confirmationEndpoints,
    ...emailChangeEndpoints,
  },
  handlers: (context) => ({
    ...identityHandlers(context),
    ...secondFactorHandlers(context),
    ...passkeyHandlers(context),
    ...confirmationHandlers(context),
    ...emailChangeHandlers(context),
  }),
  jobs: {
    'mail-password-link': {
      handler:
        (context) =>
        ({ username }) =>
          mailPasswordLink(context, username),
    },
    'harden-recovery-codes': { handler: (context) => () => hardenRecoveryCodes(context) },
  },
  retention: {
    sign_ins: ({ db, now }) => forgetEndedSignIns(db, now),
    one_time_links: ({ db, daysAgo }) => forgetLinksBefore(db, daysAgo(RETENTION_DAYS.links)),
    known_devices: ({ db, now }) => forgetDevicesBefore(db, new Date(now.getTime() - DEVICE_KNOWN_MS)),
    email_changes: ({ db, daysAgo }) => forgetChangesBefore(db, daysAgo(RETENTION_DAYS.mails)),
    passkey_challenges: ({ db, now }) => forgetChallengesBefore(db, now),
    try_counts: ({ db, now }) => forgetTries(db, now),
  },
  erase: { forget: (_context, tx, { id }) => forgetMailsToOtherAddresses(tx, id) },
  health: async (context, db) => ({ doesSecretKeyFit: await doesSecretKeyFit(context, db) }),
});
