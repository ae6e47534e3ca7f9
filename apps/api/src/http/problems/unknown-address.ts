import { endpoints } from '@academy/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEMS, sendProblem } from './problem.ts';

const SERVED = Object.keys(endpoints).map((key) => {
  const [method = '', path = ''] = key.split(' ');
  return { method, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) };
});

/** 405 with the allowed methods for an address that exists, 404 otherwise. */
export function answerUnknownAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? '';
  const methods = SERVED.flatMap(({ method, pattern }) => (pattern.test(path) ? [method] : []));
  if (methods.length === 0) return sendProblem(request, reply, PROBLEMS.notFound);
  return sendProblem(request, reply.header('allow', methods.join(', ')), PROBLEMS.wrongMethod);
}
