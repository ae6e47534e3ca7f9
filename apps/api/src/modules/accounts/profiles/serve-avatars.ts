import type { FastifyInstance } from 'fastify';
import { sideDatabase } from '../../../database/connect.ts';
import { PROBLEMS, sendProblem } from '../../../http/problems/problem.ts';
import type { Services } from '../../../services.ts';
import { findAvatar } from './profiles.store.ts';

const NAME = /^([\w-]{22})\.jpg$/;

/**
 * `GET /avatars/:name`: a person's picture, for anyone who was given its address. Cached by browsers for ever, since
 * another picture has another address, but not by proxies or in our memory: it is gone when its owner removes it.
 */
export function serveAvatars(app: FastifyInstance, { sidePool }: Pick<Services, 'sidePool'>): void {
  const db = sideDatabase(sidePool);
  app.get<{ Params: { name: string } }>('/avatars/:name', async (request, reply) => {
    const name = NAME.exec(request.params.name)?.[1];
    const jpeg = name === undefined ? null : await findAvatar(db, name);
    if (jpeg === null) return sendProblem(request, reply, PROBLEMS.notFound);
    return reply
      .headers({ 'cache-control': 'private, max-age=31536000, immutable', etag: `"${name}"` })
      .type('image/jpeg')
      .send(jpeg);
  });
}
