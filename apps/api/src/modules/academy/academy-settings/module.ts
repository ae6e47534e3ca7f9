import { academySettingsEndpoints } from '@academy/contract/academy/academy-settings';
import { defineModule } from '../../define-module.ts';
import { academySettingsHandlers } from './academy-settings.routes.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';

export const academySettings = defineModule({
  tables,
  personalData,
  endpoints: academySettingsEndpoints,
  handlers: academySettingsHandlers,
});
