import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../error-code.ts';

/** The contents of the running server's postmaster.pid. */
export interface PostmasterRecord {
  /** 0 while the file is still empty. */
  pid: number;
  socketFolder: string;
  isReady: boolean;
  isStopping: boolean;
  text: string;
}

function pathOf(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

export async function readPostmasterFile(cluster: string): Promise<PostmasterRecord | undefined> {
  try {
    return parsePostmasterFile(await readFile(pathOf(cluster), 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

export function parsePostmasterFile(text: string): PostmasterRecord {
  const lines = text.split('\n');
  const status = lines[7]?.trim() ?? '';
  return {
    // A server in single-user mode writes its PID negative.
    pid: Math.abs(Number.parseInt(lines[0] ?? '', 10)) || 0,
    socketFolder: lines[4]?.trim() ?? '',
    isReady: status === 'ready',
    isStopping: status === 'stopping',
    text,
  };
}

/**
 * Removes a stale file. PostgreSQL does that itself when the process is dead, but not when its PID now belongs to
 * another program. Moving first and checking afterwards cannot destroy the file of a server that another start has
 * launched in the meantime.
 */
export async function retirePostmasterFile(cluster: string, stale: PostmasterRecord): Promise<void> {
  const aside = `${pathOf(cluster)}.stale-${randomBytes(6).toString('hex')}`;
  try {
    await rename(pathOf(cluster), aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const moved = await readFile(aside, 'utf8');
  if (moved !== stale.text) await link(aside, pathOf(cluster)).catch(() => undefined);
  await rm(aside, { force: true });
}
