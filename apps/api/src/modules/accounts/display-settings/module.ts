import { displaySettingsEndpoints } from '@academy/contract/accounts/display-settings';
import { defineModule } from '../../define-module.ts';
import { displaySettingsHandlers } from './display-settings.routes.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';

export const displaySettings = defineModule({
  tables,
  personalData,
  endpoints: displaySettingsEndpoints,
  handlers: displaySettingsHandlers,
});
