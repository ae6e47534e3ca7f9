import Type, { type Static } from 'typebox';
import { defineEndpoints, strictObject } from '../endpoint.ts';

export const OUTBOX_PAGE_SIZE = 50;

const instant = Type.String({ format: 'date-time' });
const mailSchema = strictObject({
  id: Type.String({ format: 'uuid' }),
  recipient: Type.String(),
  subject: Type.String(),
  text: Type.Union([Type.String(), Type.Null()]),
  createdAt: instant,
  sentAt: Type.Union([instant, Type.Null()]),
  lastError: Type.Union([Type.String(), Type.Null()]),
});
export type OutboxMail = Static<typeof mailSchema>;

export const outboxEndpoints = defineEndpoints({
  'GET /api/admin/outbox': {
    access: 'administrator',
    summary: 'Mail of the academy, newest first. A mail that was sent keeps no text.',
    query: strictObject({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })) }),
    status: 200,
    /** `total` counts up to 5,000. */
    answer: strictObject({ mails: Type.Array(mailSchema), total: Type.Integer() }),
    refusals: {},
  },
});
