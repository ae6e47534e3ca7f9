import { readFile, stat } from 'node:fs/promises';
import { ClusterError } from './cluster-error.ts';

/** The plain user who runs the server when we are root, because PostgreSQL refuses root. */
export interface ServerAccount {
  name: string;
  uid: number;
  gid: number;
}

const PREFERRED_NAMES = ['postgres', '_postgres', 'nobody'];

/** The owner of the first folder that exists and is not root's, else a user of the system. */
export async function chooseServerAccount(folders: readonly string[]): Promise<ServerAccount> {
  const accounts = parsePasswd(await readFile('/etc/passwd', 'utf8'));
  for (const folder of folders) {
    const owner = await stat(folder).catch(() => undefined);
    if (!owner || owner.uid === 0) continue;
    return (
      accounts.find((account) => account.uid === owner.uid) ?? {
        name: `number ${owner.uid}`,
        uid: owner.uid,
        gid: owner.gid,
      }
    );
  }
  for (const name of PREFERRED_NAMES) {
    const account = accounts.find((candidate) => candidate.name === name);
    if (account) return account;
  }
  throw new ClusterError(
    'PostgreSQL does not run as root, and this system has neither a user postgres nor a user nobody.',
  );
}

export function parsePasswd(text: string): ServerAccount[] {
  return text.split('\n').flatMap((line) => {
    const [, name, uid, gid] = /^([^#:]+):[^:]*:(-?\d+):(-?\d+):/.exec(line) ?? [];
    if (name === undefined) return [];
    return [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }];
  });
}
