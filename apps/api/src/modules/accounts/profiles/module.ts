import { profileEndpoints } from '@academy/contract/accounts/profiles';
import { defineModule } from '../../define-module.ts';
import { personalData } from './personal-data.ts';
import { profileHandlers } from './profiles.routes.ts';
import { serveAvatars } from './serve-avatars.ts';
import * as tables from './tables.ts';

export const profiles = defineModule({
  tables,
  personalData,
  endpoints: profileEndpoints,
  handlers: profileHandlers,
  pages: (app, _gate, context) => serveAvatars(app, context),
});
