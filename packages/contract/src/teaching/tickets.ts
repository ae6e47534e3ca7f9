import {
  CHAT_MAX_MESSAGES,
  CHAT_MESSAGE_MAX_CHARACTERS,
  SUBJECT_MAX_CHARACTERS,
  TEXT_MAX_CHARACTERS,
  TICKET_SIDES,
  TICKET_STATES,
} from '@academy/domain/teaching/tickets';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';

const ticketParams = strictObject({ ticketId: Type.String({ format: 'uuid' }) });
const text = Type.String({ minLength: 1, maxLength: TEXT_MAX_CHARACTERS, pattern: '\\S' });
const instant = Type.String({ format: 'date-time' });

const chatMessageSchema = strictObject({
  role: Type.Enum(['user', 'assistant']),
  content: Type.String({ maxLength: CHAT_MESSAGE_MAX_CHARACTERS }),
});
export type TicketChatMessage = Static<typeof chatMessageSchema>;

const summary = {
  id: Type.String({ format: 'uuid' }),
  subject: Type.String(),
  state: Type.Enum([...TICKET_STATES]),
  /** Null for a question about no course. */
  courseTitle: nullable(Type.String()),
  lastAt: instant,
};
const ownTicketSchema = strictObject(summary);
export type OwnTicket = Static<typeof ownTicketSchema>;

const ticketWithAuthorSchema = strictObject({ ...summary, askedBy: Type.String() });
export type TicketWithAuthor = Static<typeof ticketWithAuthorSchema>;

const threadSchema = strictObject({
  ...summary,
  askedBy: Type.String(),
  /** Whether the reader asked it. */
  isOwn: Type.Boolean(),
  /** The page that the question came from; null if there is none. */
  lessonUrl: nullable(Type.String()),
  /** The conversation with the assistant before; empty unless the learner attached it. */
  chat: Type.Array(chatMessageSchema),
  messages: Type.Array(
    strictObject({
      from: Type.Enum([...TICKET_SIDES]),
      name: Type.String(),
      text: Type.String(),
      at: instant,
    }),
  ),
});
export type TicketThread = Static<typeof threadSchema>;

const TOO_MUCH_WRITTEN = {
  'too-many-messages': {
    status: 429,
    sentence: 'That is a lot of messages in a short time. Please wait a few minutes and send it again.',
  },
} as const;

const UNKNOWN_TICKET = {
  'unknown-ticket': { status: 404, sentence: 'We can’t find this question.' },
} as const;

export const ticketEndpoints = defineEndpoints({
  'GET /api/tickets': {
    access: 'signed-in',
    summary: 'The questions that one has asked people of the academy, the latest first.',
    status: 200,
    answer: Type.Array(ownTicketSchema),
    refusals: {},
  },
  'POST /api/tickets': {
    access: 'signed-in',
    summary:
      'Ask a person. A conversation with the assistant comes along only where the learner attaches it.',
    body: strictObject({
      subject: Type.String({ minLength: 1, maxLength: SUBJECT_MAX_CHARACTERS, pattern: '\\S' }),
      text,
      courseId: Type.Optional(Type.String({ maxLength: 100 })),
      /** Sets the course too. */
      lessonId: Type.Optional(Type.String({ maxLength: 100 })),
      chat: Type.Optional(Type.Array(chatMessageSchema, { maxItems: CHAT_MAX_MESSAGES })),
    }),
    status: 201,
    answer: strictObject({ id: Type.String({ format: 'uuid' }) }),
    refusals: {
      ...TOO_MUCH_WRITTEN,
      'unknown-course': { status: 404, sentence: 'We can’t find this course or lesson.' },
      'too-many-open': {
        status: 409,
        sentence: 'You have ten open questions. Please close one of them before you ask another.',
      },
    },
    isRepeatable: true,
  },
  'GET /api/tickets/:ticketId': {
    access: 'signed-in',
    summary: 'A question with all that was written about it, for whoever asked it and whoever may answer it.',
    params: ticketParams,
    status: 200,
    answer: threadSchema,
    refusals: UNKNOWN_TICKET,
  },
  'POST /api/tickets/:ticketId/messages': {
    access: 'signed-in',
    summary: 'Write in a thread. The other side gets a notice by mail; a closed question is open again.',
    params: ticketParams,
    body: strictObject({ text }),
    status: 204,
    answer: null,
    refusals: {
      ...UNKNOWN_TICKET,
      ...TOO_MUCH_WRITTEN,
      'thread-full': {
        status: 409,
        sentence: 'This thread has become very long. Please ask a new question.',
      },
    },
    isRepeatable: true,
  },
  'POST /api/tickets/:ticketId/closing': {
    access: 'signed-in',
    summary: 'Close a question: it is settled. Repeating it changes nothing.',
    params: ticketParams,
    status: 204,
    answer: null,
    refusals: UNKNOWN_TICKET,
  },
  'GET /api/students/tickets': {
    access: 'signed-in',
    summary:
      'The questions that a trainer may answer, those that wait longest first, then the rest by their last word; at most 200. A learner gets an empty list.',
    status: 200,
    answer: Type.Array(ticketWithAuthorSchema),
    refusals: {},
  },
});
