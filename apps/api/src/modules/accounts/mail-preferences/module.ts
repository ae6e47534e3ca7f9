import { mailPreferenceEndpoints } from '@academy/contract/accounts/mail-preferences';
import { defineModule } from '../../define-module.ts';
import { mailPreferenceHandlers } from './mail-preferences.routes.ts';
import { personalData } from './personal-data.ts';
import { serveOneClick } from './serve-one-click.ts';
import * as tables from './tables.ts';

export const mailPreferences = defineModule({
  tables,
  personalData,
  endpoints: mailPreferenceEndpoints,
  handlers: mailPreferenceHandlers,
  pages: serveOneClick,
});
