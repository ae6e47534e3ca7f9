// Runs in a separate thread (drawing-pool.ts), one document after the other.
import { parentPort } from 'node:worker_threads';
import type { DrawingRequest, DrawingResult } from './drawing-pool.ts';

async function drawn({ url, facts }: DrawingRequest): Promise<DrawingResult> {
  try {
    const { draw } = (await import(url)) as { draw: (facts: unknown) => Promise<Buffer> };
    return { file: await draw(facts) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : 'unknown' };
  }
}

parentPort?.on('message', async (request: DrawingRequest) => parentPort?.postMessage(await drawn(request)));
