import { setTimeout as sleep } from 'node:timers/promises';
import { removeSocketFolder } from '../folders/socket-folder.ts';
import type { ServerLaunch } from './launch-server.ts';
import { type OwnedServer, ownServer } from './own-server.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { stopServer } from './stop-server.ts';

// A server that dies once is restarted at once; one that dies repeatedly is given time, and so is a full disk.
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 8_000;
const STEADY_AFTER_MS = 60_000;

export interface Supervision {
  /** Stops the supervision first, so that nothing restarts the server, and then the server. */
  stop: () => Promise<void>;
}

interface Watched {
  server: OwnedServer;
  launch: ServerLaunch;
  dataDir: string;
  say: (line: string) => void;
}

/** Restarts the server, at the same address, whenever it ends without us. */
export function superviseServer({ server, launch, dataDir, say }: Watched): Supervision {
  const { cluster } = launch.home;
  const { socketFolder } = server;
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  let current = server;

  /** One attempt; undefined when the running server has its socket elsewhere and had to be stopped. */
  async function restart(): Promise<OwnedServer | undefined> {
    const next = await ownServer({ ...launch, socketFolder, signal }, dataDir, say);
    next.connection.release();
    if (next.socketFolder === socketFolder) return next;
    await stopServer(next.pid, cluster);
    next.connection.close();
    await removeSocketFolder(next.socketFolder);
    return undefined;
  }

  async function restartUntilStopped(firstPauseMs: number): Promise<number> {
    let lastComplaint = '';
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        const next = await restart();
        if (next) {
          current = next;
          return pauseMs;
        }
      } catch (error) {
        signal.throwIfAborted();
        const complaint = error instanceof Error ? error.message : String(error);
        if (complaint !== lastComplaint) say(`The database is not back yet: ${complaint}`);
        lastComplaint = complaint;
      }
      await sleep(pauseMs, undefined, { signal });
    }
  }

  async function watch(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    for (;;) {
      const since = performance.now();
      await Promise.race([current.connection.ended, stopped]);
      signal.throwIfAborted();
      current.connection.close();
      const hasBeenSteady = performance.now() - since > STEADY_AFTER_MS;
      say('The database server stopped on its own. Starting it again.');
      if (hasBeenSteady) pauseMs = FIRST_PAUSE_MS;
      else if (pauseMs > FIRST_PAUSE_MS) await sleep(pauseMs, undefined, { signal });
      const lost = performance.now();
      pauseMs = Math.min((await restartUntilStopped(pauseMs)) * 2, LONGEST_PAUSE_MS);
      say(`The database is back after ${((performance.now() - lost) / 1000).toFixed(1)} s.`);
    }
  }

  const watching = watch().catch((error: unknown) => {
    if (!signal.aborted) say(`The database is no longer watched: ${String(error)}`);
  });

  return {
    async stop() {
      stopping.abort();
      await watching;
      // The lock is held until the server is gone; released earlier, another start could adopt a server that is about to end.
      await stopServer(current.pid, cluster);
      await stopUnfinished(cluster, socketFolder);
      current.connection.close();
      await removeSocketFolder(socketFolder);
    },
  };
}

/** One of our servers that was starting when the supervision ended. */
async function stopUnfinished(cluster: string, socketFolder: string): Promise<void> {
  const record = await readPostmasterFile(cluster);
  if (record?.socketFolder === socketFolder) await stopServer(record.pid, cluster);
}
