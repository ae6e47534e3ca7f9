import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

const LONGEST_SHUTDOWN_MS = 15_000;
const SWEEP_EVERY_MS = 50;
/** A signal to a whole process group arrives twice: directly, and from the parent process. */
const SAME_SIGNAL_MS = 1000;

interface Running {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Closed in this order once no request is left: jobs, connections, the managed database. */
  readonly closeAfter: readonly (() => Promise<void>)[];
}

/** Not ready first, so that no new work arrives; then current work is finished; then everything closes. */
export async function shutDown({ app, services, closeAfter }: Running): Promise<void> {
  services.readiness.markClosing();
  await pause(services.config.SHUTDOWN_DELAY_MS);
  // An idle keep-alive connection would hold the process open until the client closes it.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY_MS);
  await app.close();
  clearInterval(sweep);
  for (const close of closeAfter) await close();
}

/** Ends the process on the usual signals, with code 0 when everything closed in time. */
export function shutDownOnSignals(running: Running): void {
  let closingSince: number | null = null;
  const onSignal = (signal: NodeJS.Signals) => {
    const now = performance.now();
    // A second Ctrl-C means "now".
    if (closingSince !== null && now - closingSince >= SAME_SIGNAL_MS) process.exit(1);
    if (closingSince !== null) return;
    closingSince = now;
    running.services.log.info({ signal }, 'closing');
    const late = setTimeout(() => process.exit(1), LONGEST_SHUTDOWN_MS);
    shutDown(running).then(
      () => {
        clearTimeout(late);
        process.exit(0);
      },
      (err: unknown) => {
        running.services.log.error({ err }, 'closing failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}
