import { defineModule } from '../../define-module.ts';
import { personalData } from './personal-data.ts';
import { serveCalendars } from './serve-calendars.ts';
import * as tables from './tables.ts';

export const calendar = defineModule({
  tables,
  personalData,
  pages: (app, _gate, context) => serveCalendars(app, context),
});
