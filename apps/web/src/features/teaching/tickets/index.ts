export { AskedTickets } from './asked-tickets.tsx';
