import { ApiError } from '../answers/api-client.ts';
import type { StorageEntry } from '../device/device-store.ts';

/** Another sign-in or a later time may succeed. */
const NOT_NOW = [401, 408, 425, 429];

/**
 * The server has read and refused it: sending it again would change nothing. A response without the academy's refusal
 * code comes from a proxy or hotspot, and says nothing about it.
 */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.code !== 'fault' &&
  // The first of two, for example from two tabs, is still pending.
  error.code !== 'still-running' &&
  error.status >= 400 &&
  error.status < 500 &&
  !NOT_NOW.includes(error.status);

interface WaitingWork<Value> {
  readonly place: StorageEntry<Value>;
  readonly send: (id: string, value: Value) => Promise<unknown>;
  /** Keeps it with the reason; whether there was room. */
  readonly refuse: (id: string, value: Value, sentence: string) => boolean;
}

/** Sends one after the other. Each stays until the server has it, or until its refusal is stored. */
export async function sendWaiting<Value>({ place, send, refuse }: WaitingWork<Value>): Promise<void> {
  for (const { id, value } of place.all()) {
    try {
      await send(id, value);
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (!refuse(id, value, error.sentence)) continue;
    }
    // Changed meanwhile: the newer one is sent in its own turn.
    if (JSON.stringify(place.read(id)) === JSON.stringify(value)) place.drop(id);
  }
}
