import { publicContentEndpoints, studioEndpoints } from '@academy/contract/authoring/studio';
import { defineModule } from '../../define-module.ts';
import { serveImages } from './serve-images.ts';
import { publicContentHandlers, studioHandlers } from './studio.routes.ts';

export const studio = defineModule({
  endpoints: { ...studioEndpoints, ...publicContentEndpoints },
  handlers: (context) => ({ ...studioHandlers(context), ...publicContentHandlers(context) }),
  pages: (app, _gate, context) => serveImages(app, context),
});
