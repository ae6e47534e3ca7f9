import type { mailPreferenceEndpoints } from '@academy/contract/accounts/mail-preferences';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import { quietHoursOf } from './mail-preferences.store.ts';
import { readPreferences, setPreference } from './set-preference.ts';
import { setQuietHours } from './set-quiet-hours.ts';
import { unsubscribe } from './unsubscribe.ts';

export function mailPreferenceHandlers({
  clock,
}: Pick<Services, 'clock'>): Handlers<typeof mailPreferenceEndpoints> {
  return {
    'GET /api/mail-preferences': async ({ db, actor }) => accept(await readPreferences(db, actor.userId)),
    async 'PUT /api/mail-preferences/:kind'({ input, db, actor }) {
      await setPreference(db, actor.userId, input, clock());
      return accept(null);
    },
    'GET /api/quiet-hours': async ({ db, actor }) =>
      accept({ quietHours: await quietHoursOf(db, actor.userId) }),
    'PUT /api/quiet-hours': ({ input, db, actor }) =>
      setQuietHours(db, actor.userId, input.quietHours, clock()),
    'POST /api/unsubscriptions': ({ input, db }) => unsubscribe(db, input.token, clock()),
  };
}
