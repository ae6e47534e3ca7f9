export { AskedTickets } from './ticket-queue.tsx';
