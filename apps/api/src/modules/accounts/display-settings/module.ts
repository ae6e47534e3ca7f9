import { displaySettingsEndpoints } from '@academy/contract/accounts/display-settings';
import { defineModule } from '../../define-module.ts';
import { displaySettingsHandlers } from './display-settings.routes.ts';

export const displaySettings = defineModule({
  endpoints: displaySettingsEndpoints,
  handlers: displaySettingsHandlers,
});
