import { constants } from 'node:fs';
import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

const LARGEST_LOG_BYTES = 5_000_000;
const TAIL_LINES = 15;

export interface ServerLog {
  file: FileHandle;
  /** The last lines that were written since the log was opened. */
  readTail: () => Promise<string>;
}

export async function openServerLog(homePath: string): Promise<ServerLog> {
  const path = join(homePath, 'server.log');
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  if (size > LARGEST_LOG_BYTES) await rename(path, `${path}.1`);
  // Root opens this in a folder of a plain user, who could have put a link to another file there.
  const flags = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW;
  const file = await open(path, flags, 0o600);
  const start = (await file.stat()).size;
  return { file, readTail: () => readTail(file, start) };
}

async function readTail(file: FileHandle, start: number): Promise<string> {
  const length = (await file.stat()).size - start;
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.toString('utf8', 0, bytesRead).trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
}
