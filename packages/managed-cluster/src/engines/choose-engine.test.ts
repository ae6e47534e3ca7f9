import { cp, mkdir, readdir, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findEngines } from '../index.ts';
import { chooseServerAccount } from '../server-account.ts';
import { isRoot, query, TIME_LIMIT_MS, useClusterScratch } from '../test/cluster-scratch.ts';
import { copyEngine } from './copy-engine.ts';
import { canRunEngine } from './engine.ts';
import { linkLibraries } from './link-libraries.ts';

const engines = await findEngines();
const npmEngine = engines.find((engine) => engine.source === 'npm');

describe('engines of this machine', () => {
  it('come with those of the system first, newest first, and none below 15', () => {
    const system = engines
      .filter((engine) => engine.source === 'system')
      .map((engine) => engine.majorVersion);
    expect(system).toEqual(system.toSorted((a, b) => b - a));
    expect(engines.map((engine) => engine.majorVersion).every((version) => version >= 15)).toBe(true);
    expect(engines.slice(0, system.length).every((engine) => engine.source === 'system')).toBe(true);
    expect(new Set(engines.map((engine) => engine.binDir)).size).toBe(engines.length);
  });
});

describe('choice of the engine', { timeout: TIME_LIMIT_MS }, () => {
  const scratch = useClusterScratch();

  it('asks for PostgreSQL or a DATABASE_URL when there is none', async () => {
    const start = scratch.start({ dataDir: await scratch.folder(), engines: [] });
    await expect(start).rejects.toThrow(
      'No PostgreSQL was found on this machine. Install PostgreSQL 15 or newer, or set DATABASE_URL',
    );
  });

  it('names the version that made the folder when only others are here', async () => {
    const dataDir = await scratch.folder();
    await mkdir(join(dataDir, 'postgres', 'cluster'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), '14\n');
    const start = scratch.start({ dataDir, engines });
    await expect(start).rejects.toThrow(
      /^This data folder was made by PostgreSQL 14, but only PostgreSQL \d+/,
    );
  });

  it.skipIf(engines.length === 0)('names what is in the way of a new database', async () => {
    const dataDir = await scratch.folder();
    await mkdir(join(dataDir, 'postgres', 'cluster', 'photos'), { recursive: true });
    const start = scratch.start({ dataDir, engines: engines.slice(0, 1) });
    await expect(start).rejects.toThrow(`${join(dataDir, 'postgres', 'cluster')} is in the way`);
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['cluster']);
  });

  it.skipIf(engines.length < 2)(
    'keeps to the version that made the folder, whatever comes first',
    async () => {
      const last = engines.at(-1);
      if (!last) return;
      const dataDir = await scratch.usedFolder(last);
      const cluster = await scratch.start({ dataDir, engines });
      const rows = await query(
        cluster.connection,
        "select current_setting('server_version_num')::int / 10000 as major",
      );
      expect(rows).toEqual([{ major: last.majorVersion }]);
    },
  );

  it('names the account that cannot run the programs that were found', async () => {
    const dataDir = await scratch.folder();
    const broken = { source: 'system', majorVersion: 18, version: '18.1', binDir: '/nowhere/bin' } as const;
    const start = scratch.start({ dataDir, engines: [broken] });
    await expect(start).rejects.toThrow(/^PostgreSQL in \/nowhere\/bin cannot be run by /);
  });
});

describe.skipIf(!npmEngine)('programs from npm', { timeout: TIME_LIMIT_MS }, () => {
  const scratch = useClusterScratch();

  async function closedCopy() {
    if (!npmEngine) throw new Error('the package is not installed');
    const folder = await scratch.folder('closed');
    await mkdir(folder, { mode: 0o700 });
    await cp(dirname(npmEngine.binDir), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    return {
      folder,
      native: join(folder, 'native'),
      engine: { ...npmEngine, binDir: join(folder, 'native', 'bin') },
    };
  }

  async function removeLinks(native: string): Promise<string[]> {
    const links = (await readdir(join(native, 'lib'), { withFileTypes: true })).filter((entry) =>
      entry.isSymbolicLink(),
    );
    for (const link of links) await rm(join(native, 'lib', link.name));
    return links.map((link) => link.name);
  }

  it('get the library links that npm could not install, also from two starts at once', async () => {
    const { native, engine } = await closedCopy();
    await linkLibraries(native);
    const names = await removeLinks(native);
    expect(await canRunEngine(engine, undefined)).toBe(names.length === 0);
    expect(await Promise.all([linkLibraries(native), linkLibraries(native)])).toEqual([true, true]);
    expect(await canRunEngine(engine, undefined)).toBe(true);
    for (const name of names) expect(await readlink(join(native, 'lib', name))).not.toContain('/');
  });

  it.skipIf(!isRoot)('are copied once to where the user of the server can run them', async () => {
    const { folder, native, engine } = await closedCopy();
    await removeLinks(native);
    const account = await chooseServerAccount([]);
    const place = join(dirname(folder), 'shared');
    expect(await canRunEngine(engine, account)).toBe(false);
    const [copy, sameCopy] = await Promise.all([copyEngine(engine, place), copyEngine(engine, place)]);
    expect(copy).toEqual(sameCopy);
    expect(await canRunEngine(copy, account)).toBe(true);
    expect(await readdir(place)).toEqual([`engine-${process.platform}-${process.arch}-${engine.version}`]);
    const { ino } = await stat(copy.binDir);
    await copyEngine(engine, place);
    expect((await stat(copy.binDir)).ino).toBe(ino);
  });
});
