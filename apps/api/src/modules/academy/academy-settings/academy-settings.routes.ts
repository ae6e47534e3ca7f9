import type { academySettingsEndpoints } from '@academy/contract/academy/academy-settings';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import { readCurrentSettings } from './academy-settings.store.ts';
import { changeSettings } from './change-settings.ts';

/** `forget` drops this process's caches that depend on the settings. */
export function academySettingsHandlers(
  context: Pick<Services, 'config' | 'clock'> & { readonly forgetSettings: () => void },
): Handlers<typeof academySettingsEndpoints> {
  return {
    'GET /api/admin/settings': async ({ db }) => accept(await readCurrentSettings(db, context.config)),
    async 'PUT /api/admin/settings'({ input, transaction, actor }) {
      const answer = await transaction((tx) => changeSettings(context, tx, actor.userId, input));
      if (answer.ok) context.forgetSettings();
      return answer;
    },
  };
}
