import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClusterOptions, startManagedCluster } from '@academy/managed-cluster';
import { guardFolder } from '../../../../../tools/guard/guard-client.ts';
import { connect } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import type { TestDatabase } from './test-database.ts';

export interface OwnCluster {
  readonly dataDir: string;
  /** The database of the cluster, migrated and otherwise empty. Dropping it stops the server. */
  readonly database: TestDatabase;
  /** The server and all its child processes, the server first. */
  readonly processes: () => Promise<number[]>;
}

interface OwnClusterOptions {
  readonly dataDir?: string;
  readonly settings?: ClusterOptions['settings'];
  readonly onDiskFull?: () => void;
}

/** A folder that the user of the database server may enter. */
export async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'academy-own-'));
  guardFolder(folder);
  await chmod(folder, 0o711);
  return folder;
}

/** The lines of the server's `postmaster.pid`: process, folder, start, port, socket folder. */
export async function readPostmasterLines(dataDir: string): Promise<string[]> {
  const home = await readFile(join(dataDir, 'postgres-location'), 'utf8').catch(() => undefined);
  const file = join(home?.trim() ?? join(dataDir, 'postgres'), 'cluster', 'postmaster.pid');
  return (await readFile(file, 'utf8')).split('\n');
}

/** The server's process id. */
export const serverOf = async (dataDir: string): Promise<number> =>
  Number.parseInt((await readPostmasterLines(dataDir))[0] ?? '', 10);

export const socketFolderOf = async (dataDir: string): Promise<string> =>
  (await readPostmasterLines(dataDir))[4] ?? '';

/** For tests that kill, freeze or starve the server: a PostgreSQL that no other test uses. */
export async function startOwnCluster(options: OwnClusterOptions = {}): Promise<OwnCluster> {
  const dataDir = options.dataDir ?? (await openFolder());
  const cluster = await startManagedCluster({
    dataDir,
    say: () => undefined,
    ...(options.settings && { settings: options.settings }),
  });
  const connection = connect(cluster.connection, () => undefined, {
    ...(options.onDiskFull && { onDiskFull: options.onDiskFull }),
  });
  await migrate(connection.directPool);
  return {
    dataDir,
    database: {
      ...connection,
      name: cluster.connection.database,
      async drop() {
        await connection.end();
        await cluster.stop();
        await rm(dataDir, { recursive: true, force: true });
      },
    },
    async processes() {
      const server = await serverOf(dataDir);
      const children = await readFile(`/proc/${server}/task/${server}/children`, 'utf8');
      return [server, ...children.trim().split(' ').map(Number)];
    },
  };
}
