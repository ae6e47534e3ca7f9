import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentVersionOf } from './content-version.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const COMMITTED = new Date('2026-10-01T08:00:00Z');
const WRITTEN = new Date('2026-11-01T08:00:00Z');

let root: string;
let folders: string[];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-version-'));
  folders = [join(root, 'content'), join(root, 'reader')];
  for (const folder of folders) await mkdir(join(folder, 'deep'), { recursive: true });
  await write('content/deep/lesson.md', WRITTEN);
  await write('reader/read.ts', COMMITTED);
});
afterEach(() => rm(root, { recursive: true }));

async function write(path: string, time: Date): Promise<void> {
  await writeFile(join(root, path), String(time));
  await utimes(join(root, path), time, time);
}

function git(...words: string[]): void {
  const date = COMMITTED.toISOString();
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  const person = ['-c', 'user.name=Thandi', '-c', 'user.email=thandi@example.co.za'];
  execFileSync('git', ['-C', root, ...person, ...words], { env, stdio: 'ignore' });
}
function commitAll(): void {
  git('init');
  git('add', '.');
  git('commit', '-m', 'content');
}

describe('the version of the content', () => {
  it('is the time of its newest file where there is no repository', async () => {
    expect(await contentVersionOf(folders, NOW)).toBe(WRITTEN.getTime());
  });

  it('is the time of its commit, whenever it was checked out', async () => {
    commitAll();
    expect(await contentVersionOf(folders, NOW)).toBe(COMMITTED.getTime());
  });

  it('is the time of its newest file while something is not committed, in any of its folders', async () => {
    commitAll();
    await write('reader/new.ts', WRITTEN);
    expect(await contentVersionOf(folders, NOW)).toBe(WRITTEN.getTime());
  });

  it('is what is written in a tree that was packed without its repository', async () => {
    await write('content/.version', WRITTEN);
    await writeFile(join(root, 'content/.version'), `${COMMITTED.getTime() / 1000}\n`);
    expect(await contentVersionOf(folders, NOW)).toBe(COMMITTED.getTime());
  });

  it('does not change with other files', async () => {
    commitAll();
    await write('other.md', NOW);
    expect(await contentVersionOf(folders, NOW)).toBe(COMMITTED.getTime());
  });

  it('is never in the future', async () => {
    await write('content/ahead.md', new Date('2031-01-01'));
    expect(await contentVersionOf(folders, NOW)).toBe(NOW.getTime());
  });
});
