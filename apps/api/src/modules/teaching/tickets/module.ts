import { ticketEndpoints } from '@academy/contract/teaching/tickets';
import { defineModule } from '../../define-module.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';
import { ticketHandlers } from './tickets.routes.ts';
import { forgetAuthor } from './tickets.store.ts';

export const tickets = defineModule({
  tables,
  personalData,
  endpoints: ticketEndpoints,
  handlers: ticketHandlers,
  erase: { forget: (_context, tx, { id }) => forgetAuthor(tx, id) },
});
