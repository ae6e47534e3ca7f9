import type { FastifyInstance } from 'fastify';
import { PROBLEMS, sendProblem } from '../../http/problems/problem.ts';
import type { Services } from '../../services.ts';
import { findImage } from './images.store.ts';

const NAME = /^([\w-]{22})\.jpg$/;

/** `GET /images/:name`: pictures of the studio, for everybody and for ever the same. */
export function serveImages(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.get<{ Params: { name: string } }>('/images/:name', async (request, reply) => {
    const hash = NAME.exec(request.params.name)?.[1];
    const jpeg = hash === undefined ? null : await findImage(db, hash);
    if (jpeg === null) return sendProblem(request, reply, PROBLEMS.notFound);
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', etag: `"${hash}"` })
      .type('image/jpeg')
      .send(jpeg);
  });
}
