import type { FastifyInstance } from 'fastify';
import { sideDatabase } from '../../../database/connect.ts';
import { ContentMemory } from '../../../http/documents/content-memory.ts';
import { PROBLEMS, sendProblem } from '../../../http/problems/problem.ts';
import type { Services } from '../../../services.ts';
import { findImage } from './images.store.ts';

const NAME = /^([\w-]{22})\.jpg$/;

/** `GET /images/:name`: pictures of the studio, public and immutable. */
export function serveImages(app: FastifyInstance, { sidePool }: Pick<Services, 'sidePool'>): void {
  // A page of cards requests many at once: none of them may take a connection from writers.
  const db = sideDatabase(sidePool);
  const memory = new ContentMemory({ find: (hash) => findImage(db, hash), bytesOf: ({ length }) => length });
  app.get<{ Params: { name: string } }>('/images/:name', async (request, reply) => {
    const hash = NAME.exec(request.params.name)?.[1];
    const jpeg = hash === undefined ? null : await memory.read(hash);
    if (jpeg === null) return sendProblem(request, reply, PROBLEMS.notFound);
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', etag: `"${hash}"` })
      .type('image/jpeg')
      .send(jpeg);
  });
}
