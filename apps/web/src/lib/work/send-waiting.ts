import { ApiError } from '../answers/api-client.ts';
import type { Place } from '../device/device-store.ts';

/** Another sign-in, or another moment, may do. */
const NOT_NOW = [401, 408, 425, 429];

/**
 * The server has read it and does not want it: sending it again would change nothing. What carries no code of the
 * academy's comes from something on the way, as from a hotspot, and says nothing about it.
 */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.code !== 'fault' &&
  // The first of two, as from two tabs, is not answered yet.
  error.code !== 'still-running' &&
  error.status >= 400 &&
  error.status < 500 &&
  !NOT_NOW.includes(error.status);

interface Waiting<Value> {
  readonly place: Place<Value>;
  readonly send: (id: string, value: Value) => Promise<unknown>;
  /** Keeps it with the reason; whether there was room. */
  readonly refuse: (id: string, value: Value, sentence: string) => boolean;
}

/** Sends one after the other. Each stays until the server has it, or has said why not and that is kept. */
export async function sendWaiting<Value>({ place, send, refuse }: Waiting<Value>): Promise<void> {
  for (const { id, value } of place.all()) {
    try {
      await send(id, value);
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (!refuse(id, value, error.sentence)) continue;
    }
    // Written on meanwhile: the newer one waits for its own turn.
    if (JSON.stringify(place.read(id)) === JSON.stringify(value)) place.drop(id);
  }
}
