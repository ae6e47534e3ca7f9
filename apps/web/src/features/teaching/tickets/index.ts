export { TicketQueue } from './ticket-queue.tsx';
