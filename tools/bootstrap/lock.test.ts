import { existsSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder, writeInto } from '../temporary-folder.ts';
import { withLock } from './lock.mjs';

const processThatNeverWas = 2 ** 22 + 1;

it('lets one work after the other, and reports that it waits', async () => {
  const say = vi.spyOn(console, 'log').mockReturnValue();
  const lock = join(temporaryFolder(), 'cache/lock');
  const events: string[] = [];
  const work = (name: string) =>
    withLock(lock, async () => {
      events.push(`${name} begins`);
      await expect.poll(() => say.mock.calls.flat()).toContainEqual(expect.stringContaining('Waiting'));
      events.push(`${name} ends`);
    });
  await Promise.all([work('first'), work('second')]);
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(existsSync(lock)).toBe(false);
});

it('is free again after work that fails', async () => {
  const lock = join(temporaryFolder(), 'lock');
  await expect(withLock(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await withLock(lock, async () => 'done')).toBe('done');
});

it('is taken over from a process that has ended', async () => {
  const folder = temporaryFolder();
  writeInto(folder, 'lock/owner', JSON.stringify({ host: hostname(), pid: processThatNeverWas }));
  expect(await withLock(join(folder, 'lock'), async () => 'done')).toBe('done');
});

it('is taken over from a process of another machine that has been silent', async () => {
  const folder = temporaryFolder({ 'lock/owner': JSON.stringify({ host: 'elsewhere', pid: process.pid }) });
  utimesSync(join(folder, 'lock'), 1, 1);
  expect(await withLock(join(folder, 'lock'), async () => 'done')).toBe('done');
});
