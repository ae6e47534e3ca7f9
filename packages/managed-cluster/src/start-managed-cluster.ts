import { realpath } from 'node:fs/promises';
import type { Client } from 'pg';
import { chooseEngine, expectEngines } from './choose-engine.ts';
import { prepareHome } from './database-home.ts';
import type { Engine } from './engine.ts';
import { findEngines } from './find-engines.ts';
import { initialiseCluster, isInitialised } from './initialise-cluster.ts';
import { type OwnedServer, ownServer } from './own-server.ts';
import { CLUSTER_DATABASE, CLUSTER_USER, SOCKET_PORT } from './server-settings.ts';
import { SHARED_PLACE } from './shared-place.ts';
import { removeSocketFolder } from './socket-folder.ts';
import { stopServer } from './stop-server.ts';

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
  connection: ClusterConnection;
  /** The server was already running, left over from an earlier process. */
  wasAdopted: boolean;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Absolute; created when missing. */
  dataDir: string;
  /** Takes lines of progress for a person. */
  say: (line: string) => void;
  engines?: readonly Engine[];
  settings?: Readonly<Record<string, string>>;
}

export async function startManagedCluster(options: ClusterOptions): Promise<ManagedCluster> {
  const { dataDir, say, settings = {} } = options;
  const engines = options.engines ?? (await findEngines());
  expectEngines(engines);
  const home = await prepareHome(dataDir, SHARED_PLACE);
  const engine = await chooseEngine(engines, home, home.account ? SHARED_PLACE : dataDir);
  if (!(await isInitialised(home.cluster))) {
    say('Preparing the database (first start only)...');
    await initialiseCluster({ engine, home, isSynced: settings.fsync !== 'off' });
  }
  const cluster = await realpath(home.cluster);
  const server = await ownServer({ engine, home: { ...home, cluster }, settings }, dataDir, say);
  const stop = stopOnce(server, cluster);
  try {
    await ensureDatabase(server.connection.client);
  } catch (error) {
    await stop();
    throw error;
  }
  server.connection.release();
  return {
    connection: {
      host: server.socketFolder,
      port: SOCKET_PORT,
      ssl: false,
      user: CLUSTER_USER,
      database: CLUSTER_DATABASE,
    },
    wasAdopted: server.wasAdopted,
    stop,
  };
}

async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [CLUSTER_DATABASE]);
  if (rowCount === 0) await client.query(`create database ${CLUSTER_DATABASE}`);
}

function stopOnce(server: OwnedServer, cluster: string): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    // The lock is kept until the server is gone; released before, another start could adopt a server that
    // is about to end.
    await stopServer(server.pid, cluster);
    server.connection.close();
    await removeSocketFolder(server.socketFolder);
  };
  return () => {
    stopping ??= stop();
    return stopping;
  };
}
