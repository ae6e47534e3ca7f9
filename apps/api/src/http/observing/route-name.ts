import type { FastifyRequest } from 'fastify';

/** Names a request without the values in its address: `/api/lessons/:lessonId`. */
export function routeName(request: FastifyRequest): string {
  return request.endpointPath ?? request.routeOptions.url ?? 'unknown';
}
