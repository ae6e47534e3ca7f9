import { chmod, chown, lchown, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ClusterError } from '../cluster-error.ts';
import { chooseServerAccount, type ServerAccount } from '../server-account.ts';
import { canEnter } from './can-enter.ts';
import { prepareDataFolder } from './data-folder.ts';
import { readHomeRecord, recordHomeElsewhere } from './home-record.ts';

export interface DatabaseHome {
  path: string;
  /** PGDATA; made by initdb. */
  cluster: string;
  /** Undefined: the server runs as our own user. */
  account: ServerAccount | undefined;
}

/** Finds or creates the folder that holds the cluster, private to the user who runs the server. */
export async function prepareHome(dataDir: string, sharedPlace: string): Promise<DatabaseHome> {
  const isRoot = process.getuid?.() === 0;
  const folder = await prepareDataFolder(dataDir, isRoot ? 0o711 : 0o700);
  const recorded = await readHomeRecord(folder);
  const path = recorded ?? join(folder, 'postgres');
  return isRoot ? prepareAsRoot(folder, path, sharedPlace) : prepareAsSelf(path);
}

async function prepareAsSelf(path: string): Promise<DatabaseHome> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  const { uid } = await stat(path);
  if (uid !== process.getuid?.()) {
    throw new ClusterError(
      `The database folder ${path} belongs to another user (number ${uid}). Start the academy as that user or as root.`,
    );
  }
  await chmod(path, 0o700);
  return { path, cluster: join(path, 'cluster'), account: undefined };
}

async function prepareAsRoot(
  folder: string,
  preferredFolder: string,
  sharedPlace: string,
): Promise<DatabaseHome> {
  const account = await chooseServerAccount([join(preferredFolder, 'cluster'), preferredFolder]);
  if (!(await canEnter('/', account))) {
    throw new ClusterError(
      `Root cannot switch to the user ${account.name} here, and PostgreSQL does not run as root. ` +
        'Start the academy as an ordinary user, or set DATABASE_URL to a database of your own.',
    );
  }
  const isNear = preferredFolder === join(folder, 'postgres');
  const hasCluster = await exists(join(preferredFolder, 'cluster'));
  let path = preferredFolder;
  if (isNear && !(await canEnter(folder, account))) {
    if (hasCluster) {
      throw new ClusterError(
        `The user ${account.name}, who owns the database in ${preferredFolder}, may not enter ${folder}. ` +
          'Give that user permission to enter every folder on the way, or move the data folder.',
      );
    }
    path = await recordHomeElsewhere(folder, sharedPlace);
  }
  await mkdir(path, { recursive: true, mode: 0o700 });
  await changeOwner(account, path);
  return { path, cluster: join(path, 'cluster'), account };
}

async function changeOwner(account: ServerAccount, path: string): Promise<void> {
  await chown(path, account.uid, account.gid);
  await chmod(path, 0o700);
  const cluster = await stat(join(path, 'cluster')).catch(() => undefined);
  // A restored backup or a `chown -R` can make root the owner of the cluster; PostgreSQL would refuse it.
  if (cluster?.uid !== 0) return;
  for (const entry of await readdir(path, { withFileTypes: true, recursive: true })) {
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
