export {
  CHAT_MAX_MESSAGES,
  CHAT_MESSAGE_MAX_CHARACTERS,
  mayAnswer,
  openTicket,
  SUBJECT_MAX_CHARACTERS,
  TEXT_MAX_CHARACTERS,
  TICKET_SIDES,
  TICKET_STATES,
  type TicketSide,
  type TicketState,
  ticketState,
  writeInTicket,
} from './ticket.ts';
