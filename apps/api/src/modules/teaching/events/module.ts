import { eventEndpoints } from '@academy/contract/teaching/events';
import { defineModule } from '../../define-module.ts';
import { eventHandlers } from './events.routes.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';

export const events = defineModule({
  tables,
  personalData,
  endpoints: eventEndpoints,
  handlers: eventHandlers,
});
