import type { WriteEndpoint } from '../api-client.ts';

type Listener = (endpoint: WriteEndpoint, input: unknown, answer: unknown) => Promise<void>;

const listeners = new Set<Listener>();

/** Used by the cache of answers; the landing page has none and loads nothing for it. */
export function onWrite(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves when everything shown agrees with what was written. A refused write has no answer. */
export async function notifyWriteListeners(
  endpoint: WriteEndpoint,
  input: unknown,
  answer?: unknown,
): Promise<void> {
  await Promise.all(Array.from(listeners, (listener) => listener(endpoint, input, answer)));
}
