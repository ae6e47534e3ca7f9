import { publicContentEndpoints, studioEndpoints } from '@academy/contract/authoring/studio';
import { defineModule } from '../../define-module.ts';
import { personalData } from './personal-data.ts';
import { serveImages } from './serve-images.ts';
import { publicContentHandlers, studioHandlers } from './studio.routes.ts';
import * as tables from './tables.ts';

export const studio = defineModule({
  tables,
  personalData,
  endpoints: { ...studioEndpoints, ...publicContentEndpoints },
  handlers: (context) => ({ ...studioHandlers(context), ...publicContentHandlers(context) }),
  pages: (app, _gate, context) => serveImages(app, context),
});
