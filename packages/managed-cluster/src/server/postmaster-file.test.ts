import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parsePostmasterFile, readPostmasterFile, retirePostmasterFile } from './postmaster-file.ts';

const READY =
  '4711\n/srv/a folder/cluster\n1760000000\n5432\n/tmp/academy-pg-a1\n\n  5243  32768\nready   \n';

describe('postmaster.pid', () => {
  let cluster: string;

  beforeEach(async () => {
    cluster = await mkdtemp(join(tmpdir(), 'academy-test-'));
  });

  afterEach(() => rm(cluster, { recursive: true, force: true }));

  it('reads the process, its socket folder and whether it is ready', () => {
    expect(parsePostmasterFile(READY)).toMatchObject({
      pid: 4711,
      socketFolder: '/tmp/academy-pg-a1',
      isReady: true,
      isStopping: false,
    });
    expect(parsePostmasterFile(READY.replace('ready', 'stopping'))).toMatchObject({
      isReady: false,
      isStopping: true,
    });
  });

  it('reads nothing while it is being written', () => {
    expect(parsePostmasterFile('')).toMatchObject({ pid: 0, socketFolder: '', isReady: false });
    expect(parsePostmasterFile('4711\n/srv\n')).toMatchObject({ pid: 4711, isReady: false });
  });

  it('is taken away when it is still the stale one', async () => {
    await writeFile(join(cluster, 'postmaster.pid'), READY);
    await retirePostmasterFile(cluster, parsePostmasterFile(READY));
    expect(await readdir(cluster)).toEqual([]);
    expect(await readPostmasterFile(cluster)).toBeUndefined();
  });

  it('is put back when another start has written it in the meantime', async () => {
    const fresh = READY.replace('4711', '4712');
    await writeFile(join(cluster, 'postmaster.pid'), fresh);
    await retirePostmasterFile(cluster, parsePostmasterFile(READY));
    expect(await readFile(join(cluster, 'postmaster.pid'), 'utf8')).toBe(fresh);
    expect(await readdir(cluster)).toEqual(['postmaster.pid']);
  });
});
