import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ClusterError, findEngines } from '../index.ts';
import { chooseServerAccount } from '../server-account.ts';
import { isRoot, TIME_LIMIT_MS, useClusterScratch } from '../test/cluster-scratch.ts';

const engines = (await findEngines()).slice(0, 1);
const run = promisify(execFile);

describe.skipIf(engines.length === 0)('a data folder that cannot be used', { timeout: TIME_LIMIT_MS }, () => {
  const scratch = useClusterScratch();

  async function sentenceOf(dataDir: string): Promise<string> {
    const error: unknown = await scratch.start({ dataDir, engines }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ClusterError);
    return error instanceof Error ? error.message : '';
  }

  async function fileInFolder(): Promise<string> {
    const folder = await scratch.folder();
    await mkdir(folder);
    await writeFile(join(folder, 'a-file'), 'a letter');
    return join(folder, 'a-file');
  }

  it('is named when it is a file', async () => {
    const dataDir = await fileInFolder();
    expect(await sentenceOf(dataDir)).toBe(
      `The data folder ${dataDir} cannot be used: ${dataDir} is a file, not a folder. Fix that, or set DATA_DIR to another folder.`,
    );
  });

  it('is named when a folder above it is a file', async () => {
    const dataDir = join(await fileInFolder(), 'data');
    expect(await sentenceOf(dataDir)).toContain(`${dataDir} is not inside a folder`);
  });

  it('is named when the place of the database in it is a file', async () => {
    const dataDir = await scratch.folder();
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'postgres'), 'a letter');
    expect(await sentenceOf(dataDir)).toContain(`The data folder ${dataDir} cannot be used: `);
  });

  it('is left alone when it holds files of somebody else', async () => {
    const dataDir = await scratch.folder();
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'thesis.odt'), 'my work');
    expect(await sentenceOf(dataDir)).toBe(
      `The data folder ${dataDir} holds other files (thesis.odt, for example) and no database of ours. Set DATA_DIR to an empty folder, or to one that does not exist yet.`,
    );
    expect(await readdir(dataDir)).toEqual(['thesis.odt']);
  });

  it('is used in spite of what systems leave in every folder', async () => {
    const dataDir = await scratch.folder();
    await mkdir(join(dataDir, 'lost+found'), { recursive: true });
    await chmod(dataDir, 0o711);
    await writeFile(join(dataDir, '.gitkeep'), '');
    await scratch.start({ dataDir, engines });
    expect(await readdir(dataDir)).toContain('postgres');
  });

  it('is named with what made it when its version is unknown', async () => {
    const dataDir = await scratch.folder();
    await mkdir(join(dataDir, 'postgres', 'cluster'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), 'seventeen\n');
    expect(await sentenceOf(dataDir)).toMatch(
      /^This data folder was made by an unknown version of PostgreSQL, but only PostgreSQL \d+/,
    );
  });

  it.skipIf(!isRoot)('is named when its disk can only be read', async () => {
    const dataDir = await scratch.folder();
    await mkdir(dataDir);
    await run('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', dataDir]);
    const sentence = await sentenceOf(dataDir).finally(() => run('umount', [dataDir]));
    expect(sentence).toContain('is on a disk that can only be read');
  });

  it('is named when this user may not write there', async () => {
    const dataDir = await scratch.folder();
    await mkdir(dataDir, { mode: 0o555 });
    const account = isRoot ? await chooseServerAccount([]) : undefined;
    const report = await scratch.spawnOwner({ dataDir, engines, account }).report;
    expect(report).toMatchObject({ hasStarted: false, name: 'ClusterError' });
    expect(report.hasStarted ? '' : report.message).toContain('this user may not write to ');
  });
});
