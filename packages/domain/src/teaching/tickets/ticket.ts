import { type Teacher, teaches } from '../../catalogue/instructors/index.ts';
import { accept, refuse } from '../../kernel/index.ts';

/** A question may be long; its subject fits on a line. */
export const SUBJECT_MAX_CHARACTERS = 120;
export const TEXT_MAX_CHARACTERS = 4000;
/** The end of a conversation with the assistant, where the learner attaches it. */
export const CHAT_MAX_MESSAGES = 20;
export const CHAT_MESSAGE_MAX_CHARACTERS = 2000;

const MOST_OPEN = 10;
const MOST_MESSAGES = 200;

export const TICKET_SIDES = ['learner', 'staff'] as const;
/** The author: the learner who asks, or one of those who answer. */
export type TicketSide = (typeof TICKET_SIDES)[number];

export const TICKET_STATES = ['waiting', 'answered', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

interface TicketActivity {
  readonly lastFrom: TicketSide;
  readonly closedAt: Date | null;
}

/** The last author decides whose turn it is. */
export function ticketState({ lastFrom, closedAt }: TicketActivity): TicketState {
  if (closedAt !== null) return 'closed';
  return lastFrom === 'staff' ? 'answered' : 'waiting';
}

/** A question about a course goes to those who teach it; any other one to everybody who teaches. */
export function mayAnswer(teacher: Teacher, instructorsOfCourse: readonly string[] | null): boolean {
  if (teacher.role === 'learner') return false;
  return instructorsOfCourse === null || teaches(teacher, instructorsOfCourse);
}

export function openTicket(openAlready: number) {
  return openAlready < MOST_OPEN ? accept(null) : refuse('too-many-open');
}

/** Writing in a closed thread opens it again. */
export function writeInTicket(messagesAlready: number) {
  return messagesAlready < MOST_MESSAGES ? accept(null) : refuse('thread-full');
}
