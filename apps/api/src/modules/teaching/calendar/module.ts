import { defineModule } from '../../define-module.ts';
import { serveCalendars } from './serve-calendars.ts';

export const calendar = defineModule({
  pages: (app, _gate, context) => serveCalendars(app, context),
});
