import type { FastifyInstance } from 'fastify';
import type { Gate } from '../../../http/endpoints/gate.ts';
import { PROBLEMS, sendProblem } from '../../../http/problems/problem.ts';
import { unsubscribe } from './unsubscribe.ts';

const MOST_BYTES = 10_000;

/**
 * RFC 8058: the reader's mail program posts a form to the address in the mail's header. The form adds nothing to the
 * address and comes in two encodings: it is not read. A GET of the same address is a page.
 */
export function serveOneClick(app: FastifyInstance, { services }: Gate): void {
  const { db, clock } = services;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, _body, done) =>
      done(null, {}),
    );
    scope.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
      const ended = await unsubscribe(db, request.params.token, clock());
      if (!ended.ok) return sendProblem(request, reply, PROBLEMS.notFound);
      return reply.type('text/plain; charset=utf-8').send('These mails have ended.\n');
    });
  });
}
