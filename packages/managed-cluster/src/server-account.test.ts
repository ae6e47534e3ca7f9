import { chmod, chown, lchown, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canEnter } from './folders/can-enter.ts';
import { findEngines } from './index.ts';
import { chooseServerAccount, parsePasswd } from './server-account.ts';
import { homeOf, isRoot, query, serverOf, TIME_LIMIT_MS, useClusterScratch } from './test/cluster-scratch.ts';

const engines = await findEngines();

describe.each(engines)('user of $source PostgreSQL $majorVersion', { timeout: TIME_LIMIT_MS }, (engine) => {
  const scratch = useClusterScratch();

  it.skipIf(!isRoot)('is not root, and has no group of root, when root starts the cluster', async () => {
    const dataDir = await scratch.folder();
    await scratch.start({ dataDir, engines: [engine] });
    const { pid } = await serverOf(dataDir);
    const account = await chooseServerAccount([]);
    expect((await stat(join(await homeOf(dataDir), 'cluster'))).uid).toBe(account.uid);
    if (process.platform !== 'linux') return;
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const { uid, gid } = account;
    expect(status).toMatch(new RegExp(`^Uid:\\t${uid}\\t${uid}\\t${uid}\\t${uid}$`, 'm'));
    expect(status).toMatch(new RegExp(`^Gid:\\t${gid}\\t${gid}\\t${gid}\\t${gid}$`, 'm'));
    expect(status).toMatch(/^Groups:\s*$/m);
    expect(status).toMatch(/^CapEff:\t0+$/m);
  });

  it.skipIf(!isRoot)('finds its database elsewhere when it may not enter the data folder', async () => {
    const dataDir = await scratch.folder(join('closed', 'academy'));
    await mkdir(join(dataDir, '..'), { mode: 0o700 });
    const first = await scratch.start({ dataDir, engines: [engine] });
    await query(first.connection, "create table notes as select 'kept' as line");
    await first.stop();
    const home = await homeOf(dataDir);
    expect(home).toMatch(/^\/var\/lib\/nexusai-academy\/[0-9a-f]{16}$/);
    expect((await stat(home)).mode & 0o777).toBe(0o700);
    expect((await stat(join(home, '..'))).mode & 0o777).toBe(0o711);
    const second = await scratch.start({ dataDir, engines: [engine] });
    expect(await query(second.connection, 'select line from notes')).toEqual([{ line: 'kept' }]);
    expect(await readdir(dataDir)).toEqual(['postgres-location']);
  });

  it.skipIf(!isRoot)('is the plain user who starts the cluster, and later root keeps to it', async (test) => {
    const account = await plainAccount('nobody');
    if (!(await canEnter(import.meta.dirname, account))) test.skip('the checkout is closed to plain users');
    const dataDir = await scratch.folder();
    await mkdir(dataDir);
    await chown(dataDir, account.uid, account.gid);
    const owner = scratch.spawnOwner({ dataDir, engines: [engine], account });
    expect(await owner.report).toMatchObject({ hasStarted: true });
    expect((await stat(`/proc/${(await serverOf(dataDir)).pid}`)).uid).toBe(account.uid);
    expect(await owner.stop()).toBe(0);
    await scratch.start({ dataDir, engines: [engine] });
    expect((await stat(join(dataDir, 'postgres', 'cluster'))).uid).toBe(account.uid);
  });
});

describe.skipIf(!isRoot).each(engines.slice(0, 1))(
  'data folder with a history',
  { timeout: TIME_LIMIT_MS },
  (newest) => {
    const scratch = useClusterScratch();

    it('starts from a backup that was restored to root', async () => {
      const dataDir = await scratch.usedFolder(newest);
      for (const entry of await readdir(dataDir, { withFileTypes: true, recursive: true })) {
        await lchown(join(entry.parentPath, entry.name), 0, 0);
      }
      const cluster = await scratch.start({ dataDir, engines: [newest] });
      expect(await query(cluster.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    });

    it('reports to a plain user that the database belongs to another account', async (test) => {
      const account = await plainAccount('nobody');
      if (!(await canEnter(import.meta.dirname, account))) test.skip('the checkout is closed to plain users');
      const dataDir = await scratch.usedFolder(newest);
      const report = await scratch.spawnOwner({ dataDir, engines: [newest], account }).report;
      expect(report).toMatchObject({
        message: expect.stringMatching(/belongs to another user \(number \d+\)/),
      });
    });

    it('does not start an empty database when the recorded folder is missing', async () => {
      const dataDir = await scratch.folder();
      await mkdir(dataDir);
      await writeFile(join(dataDir, 'postgres-location'), '/var/lib/nexusai-academy/gone\n');
      const start = scratch.start({ dataDir, engines: [newest] });
      await expect(start).rejects.toThrow(
        `The database of ${dataDir} was kept in /var/lib/nexusai-academy/gone, which is gone.`,
      );
    });

    it('names the user who may no longer enter a folder that already holds a database', async () => {
      const dataDir = await scratch.usedFolder(newest, join('closed', 'academy'));
      await chmod(join(dataDir, '..'), 0o700);
      const { name } = await chooseServerAccount([]);
      const start = scratch.start({ dataDir, engines: [newest] });
      await expect(start).rejects.toThrow(`The user ${name}, who owns the database`);
    });
  },
);

describe('users of the system', () => {
  it('reads names and numbers, also the negative ones of macOS', () => {
    const text =
      '# comment: of macOS\nnobody:*:-2:-2:Unprivileged:/var/empty:/usr/bin/false\npostgres:x:101:104::/:\n';
    expect(parsePasswd(text)).toEqual([
      { name: 'nobody', uid: 4_294_967_294, gid: 4_294_967_294 },
      { name: 'postgres', uid: 101, gid: 104 },
    ]);
  });
});

async function plainAccount(name: string) {
  const account = parsePasswd(await readFile('/etc/passwd', 'utf8')).find((entry) => entry.name === name);
  if (!account) throw new Error(`no user ${name} on this system`);
  return account;
}
