import { readFile } from 'node:fs/promises';

const CHECK_EVERY_MS = 50;
const KIBIBYTE = 1024;

/** Resident memory of a process as reported by Linux; null if unknown. */
async function residentBytes(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kibibytes === undefined ? null : Number(kibibytes) * KIBIBYTE;
}

/** Calls back when a process uses more memory than allowed. The process cannot prevent it. */
export function watchMemory(pid: number, mostBytes: number, onTooMuch: () => void): () => void {
  const timer = setInterval(async () => {
    const bytes = await residentBytes(pid);
    if (bytes !== null && bytes > mostBytes) onTooMuch();
  }, CHECK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
