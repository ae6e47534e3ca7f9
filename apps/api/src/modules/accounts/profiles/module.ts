import { profileEndpoints } from '@academy/contract/accounts/profiles';
import { defineModule } from '../../define-module.ts';
import { profileHandlers } from './profiles.routes.ts';
import { serveAvatars } from './serve-avatars.ts';

export const profiles = defineModule({
  endpoints: profileEndpoints,
  handlers: profileHandlers,
  pages: (app, _gate, context) => serveAvatars(app, context),
});
