import type { displaySettingsEndpoints } from '@academy/contract/accounts/display-settings';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import { storeDisplaySettings } from './display-settings.store.ts';

export function displaySettingsHandlers({
  clock,
}: Pick<Services, 'clock'>): Handlers<typeof displaySettingsEndpoints> {
  return {
    async 'PUT /api/display-settings'({ input, db, actor }) {
      await storeDisplaySettings(db, actor.userId, input, clock());
      return accept(null);
    },
  };
}
