import { mailPreferenceEndpoints } from '@academy/contract/accounts/mail-preferences';
import { defineModule } from '../../define-module.ts';
import { mailPreferenceHandlers } from './mail-preferences.routes.ts';
import { serveOneClick } from './serve-one-click.ts';

export const mailPreferences = defineModule({
  endpoints: mailPreferenceEndpoints,
  handlers: mailPreferenceHandlers,
  pages: serveOneClick,
});
