import { realpath } from 'node:fs/promises';
import { prepareApplicationRole } from './application-role.ts';
import { chooseEngine, expectEngines } from './engines/choose-engine.ts';
import type { Engine } from './engines/engine.ts';
import { findEngines } from './engines/find-engines.ts';
import { explainFolderError } from './folders/data-folder.ts';
import { prepareHome } from './folders/database-home.ts';
import { SHARED_PLACE } from './folders/shared-place.ts';
import { initialiseCluster, isInitialised } from './initialise-cluster.ts';
import { ownServer } from './server/own-server.ts';
import { superviseServer } from './server/supervise-server.ts';
import { APPLICATION_USER, CLUSTER_DATABASE, CLUSTER_USER, SOCKET_PORT } from './server-settings.ts';

export interface ClusterConnection {
  /** The folder of the socket. */
  host: string;
  /** Names the socket's file. Stated, like `ssl`, so that PG* variables of the shell cannot lead elsewhere. */
  port: number;
  ssl: false;
  user: string;
  database: string;
}

export interface ManagedCluster {
  /** As an ordinary role, which owns the database. */
  connection: ClusterConnection;
  /** As the superuser of the cluster: for tests and tools that create databases, never for the application. */
  superuserConnection: ClusterConnection;
  /** The server was already running, left over from an earlier process. */
  wasAdopted: boolean;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Absolute; created when missing. */
  dataDir: string;
  /** Receives lines of progress for a person. */
  say: (line: string) => void;
  engines?: readonly Engine[];
  settings?: Readonly<Record<string, string>>;
}

/** Rejects with a ClusterError if a person can do something about it. */
export async function startManagedCluster(options: ClusterOptions): Promise<ManagedCluster> {
  try {
    return await start(options);
  } catch (error) {
    throw explainFolderError(error, options.dataDir);
  }
}

async function start(options: ClusterOptions): Promise<ManagedCluster> {
  const { dataDir, say, settings = {} } = options;
  const engines = options.engines ?? (await findEngines());
  expectEngines(engines);
  const home = await prepareHome(dataDir, SHARED_PLACE);
  const engine = await chooseEngine(engines, home, home.account ? SHARED_PLACE : dataDir);
  if (!(await isInitialised(home.cluster))) {
    say('Preparing the database (first start only)...');
    await initialiseCluster({ engine, home, isSynced: settings.fsync !== 'off' });
  }
  const launch = { engine, home: { ...home, cluster: await realpath(home.cluster) }, settings };
  const server = await ownServer(launch, dataDir, say);
  const supervision = superviseServer({ server, launch, dataDir, say });
  try {
    await prepareApplicationRole(server);
  } catch (error) {
    await supervision.stop();
    throw error;
  }
  server.connection.release();
  const address = {
    host: server.socketFolder,
    port: SOCKET_PORT,
    ssl: false,
    database: CLUSTER_DATABASE,
  } as const;
  return {
    connection: { ...address, user: APPLICATION_USER },
    superuserConnection: { ...address, user: CLUSTER_USER },
    wasAdopted: server.wasAdopted,
    stop: once(supervision.stop),
  };
}

function once(stop: () => Promise<void>): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  return () => {
    stopping ??= stop();
    return stopping;
  };
}
