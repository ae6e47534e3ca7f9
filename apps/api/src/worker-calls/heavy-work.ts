import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { createRemoteDrawingPool } from './remote-drawing-pool.ts';
import { RemoteEmbedder } from './remote-embedder.ts';
import { type CallConnections, WorkerCalls } from './worker-calls.ts';

type HeavyWork = Pick<Services, 'workerCalls' | 'drawingPool' | 'embedder'>;

interface OwnWork {
  readonly drawingPool: () => Services['drawingPool'];
  readonly embedder: () => Services['embedder'];
}

/** What takes a core for long is done by this process, or asked of a worker when it only serves requests. */
export function heavyWorkOf(
  { ROLE, AGENT_MODEL }: Pick<Config, 'ROLE' | 'AGENT_MODEL'>,
  connections: CallConnections,
  own: OwnWork,
): HeavyWork {
  if (ROLE !== 'web') return { workerCalls: null, drawingPool: own.drawingPool(), embedder: own.embedder() };
  const workerCalls = new WorkerCalls(connections);
  return {
    workerCalls,
    drawingPool: createRemoteDrawingPool(workerCalls),
    embedder: AGENT_MODEL === 'off' ? null : new RemoteEmbedder(workerCalls),
  };
}
