export { ticketHandlers } from './tickets.routes.ts';
export { forgetAuthor } from './tickets.store.ts';
