import { setTimeout as sleep } from 'node:timers/promises';
import { ClusterError } from '../cluster-error.ts';
import { DataFolderInUseError } from '../data-folder-in-use-error.ts';
import { removeSocketFolder } from '../folders/socket-folder.ts';
import { isAlive, mayHaveClients } from '../process-state.ts';
import { claimCluster } from './claim-cluster.ts';
import { launchServer, type ServerLaunch } from './launch-server.ts';
import type { OwnerConnection } from './owner-connection.ts';
import type { PostmasterRecord } from './postmaster-file.ts';
import { settleServer } from './settle-server.ts';
import { retireUnusedServer } from './stop-server.ts';

export interface OwnedServer {
  pid: number;
  socketFolder: string;
  connection: OwnerConnection;
  wasAdopted: boolean;
}

const RETRY_LIMIT_MS = 30_000;
const RETRY_INTERVAL_MS = 100;
const RETIRE_LIMIT_MS = 5_000;

/** Launches the server, or adopts the running one, and becomes its only owner. */
export async function ownServer(
  launch: ServerLaunch,
  dataDir: string,
  say: (line: string) => void,
): Promise<OwnedServer> {
  const deadline = Date.now() + RETRY_LIMIT_MS;
  const { cluster } = launch.home;
  const { socketFolder: previousSocketFolder, signal } = launch;
  const settling = { cluster, say, previousSocketFolder, signal };
  let previous: PostmasterRecord | undefined;
  do {
    signal?.throwIfAborted();
    const running = await settleServer(settling);
    if (previous && previous.socketFolder !== previousSocketFolder && !(await isAlive(previous.pid)))
      await removeSocketFolder(previous.socketFolder);
    const ours = running === undefined && (await launchServer(launch)) === 'ready';
    const record = ours ? await settleServer(settling) : running;
    previous = record;
    const claim = record && (await claimCluster(cluster, record));
    if (record && claim?.kind === 'owner') {
      const wasAdopted = running !== undefined;
      if (wasAdopted && !previousSocketFolder)
        say('Using the database server that an earlier run left behind.');
      const { pid, socketFolder } = record;
      return { pid, socketFolder, connection: claim.connection, wasAdopted };
    }
    if (claim?.kind === 'held') throw new DataFolderInUseError(describeHolder(claim.holderPid), dataDir);
    if (record && claim?.kind === 'unreachable') await retireUnreachable(record, cluster, dataDir);
    await sleep(RETRY_INTERVAL_MS);
  } while (Date.now() < deadline);
  throw new ClusterError(
    `The database server of ${dataDir} keeps coming and going. Another program seems to control it.`,
  );
}

function describeHolder(pid: number | undefined): string {
  return pid === undefined ? 'Another program' : `Another academy (process ${pid})`;
}

/**
 * Its socket was deleted, or it has a private /tmp, as services often do: then its owner is alive and must not lose its
 * server to us.
 */
async function retireUnreachable(record: PostmasterRecord, cluster: string, dataDir: string) {
  const isUnused = !(await mayHaveClients(record.pid));
  if (isUnused && (await retireUnusedServer(record.pid, cluster, RETIRE_LIMIT_MS))) return;
  const server = `A database server (process ${record.pid}) that cannot be reached in ${record.socketFolder}`;
  throw new DataFolderInUseError(server, dataDir);
}
