import { eventEndpoints } from '@academy/contract/teaching/events';
import { defineModule } from '../../define-module.ts';
import { eventHandlers } from './events.routes.ts';

export const events = defineModule({
  endpoints: eventEndpoints,
  handlers: eventHandlers,
});
