import { academySettingsEndpoints } from '@academy/contract/academy/academy-settings';
import { defineModule } from '../../define-module.ts';
import { academySettingsHandlers } from './academy-settings.routes.ts';

export const academySettings = defineModule({
  endpoints: academySettingsEndpoints,
  handlers: academySettingsHandlers,
});
