import { NOTICE_KINDS } from '@academy/domain/academy/notices';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';

const instant = Type.String({ format: 'date-time' });
// The numbers of notices, which only give their order.
const noticeId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

const noticeSchema = strictObject({
  id: Type.Integer(),
  kind: Type.Enum([...NOTICE_KINDS]),
  subject: Type.String(),
  /** The name of the badge, course, session or reward that it is about. */
  title: Type.String(),
  dueAt: nullable(instant),
  happenedAt: instant,
  isRead: Type.Boolean(),
});
export type NoticeAnswer = Static<typeof noticeSchema>;

export const noticeEndpoints = defineEndpoints({
  'GET /api/notices': {
    access: 'signed-in',
    summary: 'What has happened to you, newest first. `next` asks for what is older.',
    query: strictObject({ before: Type.Optional(noticeId) }),
    status: 200,
    answer: strictObject({ notices: Type.Array(noticeSchema), next: nullable(Type.Integer()) }),
    refusals: {},
  },
  'POST /api/notices/read': {
    access: 'signed-in',
    summary: 'Mark your notices as read, up to this one. Repeating it changes nothing.',
    body: strictObject({ upTo: noticeId }),
    status: 204,
    answer: null,
    refusals: {},
  },
});
