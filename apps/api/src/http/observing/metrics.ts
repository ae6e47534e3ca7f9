import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Config } from '../../config.ts';
import { PROBLEMS, sendProblem } from '../problems/problem.ts';
import { RequestTimes } from './request-times.ts';
import { routeName } from './route-name.ts';

function isToken(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Prometheus figures at `/metrics`: requests by route and status, database connections, the process itself. */
export function serveMetrics(
  app: FastifyInstance,
  pool: pg.Pool,
  { METRICS_TOKEN: token, isReachable }: Pick<Config, 'METRICS_TOKEN' | 'isReachable'>,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requestTimes = new RequestTimes(registry);
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'awaited' }, pool.waitingCount);
    },
  });

  app.addHook('onResponse', (request, reply, done) => {
    const route = routeName(request);
    requestTimes.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (token !== '' && !isToken(request.headers.authorization, token))
      return sendProblem(request, reply, PROBLEMS.notSignedIn);
    // Internal figures are not public, unless a token allows it.
    if (token === '' && isReachable) return sendProblem(request, reply, PROBLEMS.notFound);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
