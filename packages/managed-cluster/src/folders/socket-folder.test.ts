import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSocketFolder, removeSocketFolder } from './socket-folder.ts';

describe('socket folder', () => {
  let scratch: string;

  beforeEach(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'academy-test-'));
  });

  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(scratch, { recursive: true, force: true });
  });

  it('is made in /tmp when the temporary folder has too long a path for a socket', async () => {
    const long = join(scratch, 'n'.repeat(100));
    await mkdir(long);
    vi.stubEnv('TMPDIR', long);
    const folder = await createSocketFolder(undefined);
    expect(folder).toMatch(/^\/tmp\/academy-pg-/);
    await removeSocketFolder(folder);
    await expect(stat(folder)).rejects.toThrow('ENOENT');
  });

  it('is made in the temporary folder of the user otherwise', async () => {
    vi.stubEnv('TMPDIR', scratch);
    const folder = await createSocketFolder(undefined);
    expect(folder.startsWith(join(scratch, 'academy-pg-'))).toBe(true);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('is never removed when it is foreign', async () => {
    const foreign = join(scratch, 'academy-pg-x');
    await mkdir(foreign);
    await removeSocketFolder(foreign);
    await removeSocketFolder(scratch);
    expect((await stat(foreign)).isDirectory()).toBe(true);
  });

  it('is kept when it holds anything but the socket', async () => {
    vi.stubEnv('TMPDIR', scratch);
    const folder = await createSocketFolder(undefined);
    await writeFile(join(folder, 'letter'), 'keep me');
    await removeSocketFolder(folder);
    expect((await stat(join(folder, 'letter'))).isFile()).toBe(true);
  });
});
