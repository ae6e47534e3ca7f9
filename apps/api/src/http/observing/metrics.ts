import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Replica } from '../../database/replica/open-replica.ts';
import type { Services } from '../../services.ts';
import { PROBLEMS, sendProblem } from '../problems/problem.ts';
import { RequestTimes } from './request-times.ts';
import { routeName } from './route-name.ts';

function isToken(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function addReplicaGauges(registry: Registry, replica: Replica): void {
  new Gauge({
    name: 'database_replica_used',
    help: '1 while reads go to the replica, 0 while it is bypassed, by its state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.reset();
      const state = replica.state();
      this.set({ state }, state === 'used' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'Everything committed longer ago than this is on the replica; missing while that is unknown',
    registers: [registry],
    collect() {
      this.remove();
      const lagMs = replica.lagMs();
      if (lagMs !== null) this.set(lagMs / 1000);
    },
  });
}

/** Prometheus figures at `/metrics`: requests by route and status, database connections, the process itself. */
export function serveMetrics(
  app: FastifyInstance,
  { pool, replica, config }: Pick<Services, 'pool' | 'replica' | 'config'>,
): void {
  const { METRICS_TOKEN: token, isReachable } = config;
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
  if (replica) addReplicaGauges(registry, replica);

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
