// Not in the contract's table: calendar programs read these, without a sign-in and without JSON.
import { strictObject } from '@academy/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { PROBLEMS, sendProblem } from '../../../http/problems/problem.ts';
import { type CalendarContext, readEvent, readFeed } from './read-calendars.ts';

const FEED = '/api/calendar/:token/academy.ics';
const feedParams = strictObject({ token: Type.String({ pattern: '^[\\w-]{43}$' }) });
const eventParams = strictObject({ eventId: Type.String({ maxLength: 100 }) });

export function serveCalendars(app: FastifyInstance, context: CalendarContext): void {
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    read: () => Promise<string | null>,
    headers: Readonly<Record<string, string>>,
  ): Promise<FastifyReply> {
    const text = await read();
    if (text === null) return sendProblem(request, reply, PROBLEMS.notFound);
    return reply.type('text/calendar; charset=utf-8').headers(headers).send(text);
  }

  app.get<{ Params: { token: string } }>(FEED, { schema: { params: feedParams } }, (request, reply) =>
    answer(request, reply, () => readFeed(context, request.params.token), {
      'cache-control': 'private, max-age=300',
    }),
  );
  app.get<{ Params: { eventId: string } }>(
    '/api/events/:eventId/event.ics',
    { schema: { params: eventParams } },
    (request, reply) =>
      answer(request, reply, () => readEvent(context, request.params.eventId), {
        'cache-control': 'no-cache',
        'content-disposition': 'attachment; filename="event.ics"',
      }),
  );
}
