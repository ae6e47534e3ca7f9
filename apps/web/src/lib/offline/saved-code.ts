// The code that saved lessons need: the service worker keeps it with its build, and knows what is missing.
import type { CodeBytes } from '@academy/domain/learning/offline-packs';

/** Either the size of the code, or which parts of it to keep. */
type CodeRequest = 'weigh' | readonly (keyof CodeBytes)[];

/** A worker that is being replaced never responds. */
const PATIENCE_MS = 120_000;

async function askWorker<Answer>(request: CodeRequest, signal?: AbortSignal): Promise<Answer | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.active;
  if (!worker) return null;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    signal?.addEventListener('abort', () => {
      port1.postMessage('stop');
      resolve(null);
    });
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(data as Answer);
    };
    worker.postMessage({ saved: request }, [port2]);
  });
}

/** What the device lacks; null where it cannot keep anything. A worker of an earlier build knows fewer parts. */
export async function weighCode(): Promise<CodeBytes | null> {
  const weighed = await askWorker<Partial<CodeBytes>>('weigh');
  return weighed && { lessons: 0, exercises: 0, python: 0, sql: 0, ...weighed };
}

export type CodeCacheResult = 'whole' | 'away' | 'no-room';

export async function cacheCode(
  parts: readonly (keyof CodeBytes)[],
  signal: AbortSignal,
): Promise<CodeCacheResult> {
  // A worker of an earlier build does not say whether there was room.
  const reply = await askWorker<{ isWhole: boolean; isFull?: boolean }>(parts, signal);
  if (reply?.isWhole) return 'whole';
  return reply?.isFull ? 'no-room' : 'away';
}
