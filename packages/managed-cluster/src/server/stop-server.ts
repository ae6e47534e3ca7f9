import { ClusterError } from '../cluster-error.ts';
import { isAlive, isServerOf } from '../process-state.ts';
import { waitUntil } from '../wait-until.ts';

const FAST_STOP_LIMIT_MS = 10_000;
const IMMEDIATE_STOP_LIMIT_MS = 10_000;

/** Ends all connections and stops; committed work is safe in either mode of stopping. */
export async function stopServer(pid: number, cluster: string): Promise<void> {
  if (await signalAndWait(pid, cluster, 'SIGINT', FAST_STOP_LIMIT_MS)) return;
  if (await signalAndWait(pid, cluster, 'SIGQUIT', IMMEDIATE_STOP_LIMIT_MS)) return;
  throw new ClusterError(`The database server (process ${pid}) of ${cluster} does not stop.`);
}

/** Stops a server only when nobody is connected to it; false when it keeps running. */
export async function retireUnusedServer(pid: number, cluster: string, limitMs: number): Promise<boolean> {
  return signalAndWait(pid, cluster, 'SIGTERM', limitMs);
}

async function signalAndWait(pid: number, cluster: string, signal: NodeJS.Signals, limitMs: number) {
  // Without this check the signal could hit another program that has the PID now.
  if (!(await isServerOf(pid, cluster))) return true;
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between the check and the signal.
  }
  return waitUntil(async () => !(await isAlive(pid)), limitMs);
}
