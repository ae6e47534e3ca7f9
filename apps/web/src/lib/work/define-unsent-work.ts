import type { Input } from '@academy/contract';
import { ApiError, call, type WriteEndpoint } from '../answers/api-client.ts';
import { notifyWriteListeners } from '../answers/writes/write-listeners.ts';
import type { UnsentEntry } from '../device/device-store.ts';
import { refusalEntry, workId } from './refusals.ts';

/** A piece of work that waits, as its owner reads it. */
export interface WaitingStep {
  readonly id: string;
  readonly words: string;
  /** When it happened, if known. */
  readonly at: string | null;
}

/** What the application does with work of one kind that waits on the device. */
export interface UnsentWork {
  /** Sent before other work, because a deadline passes meanwhile. */
  readonly isUrgent?: boolean;
  /** Sends what it can. Rejects when the rest has to wait for another try. */
  readonly send: (userId: string) => Promise<void>;
  readonly waiting: (userId: string) => readonly WaitingStep[];
}

interface UnsentWorkOptions<Value> {
  readonly entry: (userId: string) => UnsentEntry<Value>;
  /** Resolves when the server has it. */
  readonly send: (id: string, value: Value) => Promise<unknown>;
  /** What it is, to its owner: "Your notes". */
  readonly words: (id: string, value: Value) => string;
  readonly at?: (value: Value) => string;
  /** For work that somebody wrote: its owner can copy it after a refusal. */
  readonly text?: (value: Value) => string;
  /** Where a refusal means that nothing is left to do, its owner need not hear of it. */
  readonly forgetRefused?: boolean;
  readonly isUrgent?: boolean;
}

/** Writes, and refreshes what is on the screen before the device forgets its own copy. */
export async function sendAndRefresh<Key extends WriteEndpoint>(
  endpoint: Key,
  input: Input<Key>,
): Promise<void> {
  await notifyWriteListeners(endpoint, input, await call(endpoint, input));
}

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

/**
 * Work that is sent piece by piece. Each stays on the device until the server has it, or until its refusal is stored
 * for its owner. A `feature.ts` names it.
 */
export function defineUnsentWork<Value>({
  entry,
  send,
  words,
  at,
  text,
  forgetRefused = false,
  isUrgent = false,
}: UnsentWorkOptions<Value>): UnsentWork {
  /** Whether the device need not keep it any longer. */
  function refuse(userId: string, id: string, value: Value, sentence: string): boolean {
    if (forgetRefused) return true;
    const refusal = { words: words(id, value), sentence, ...(text && { text: text(value) }) };
    return refusalEntry(userId, text ? 'refused-text' : 'refused-request').store(
      refusal,
      workId(entry(userId), id),
    );
  }

  return {
    isUrgent,
    async send(userId) {
      const place = entry(userId);
      for (const { id, value } of place.all()) {
        try {
          await send(id, value);
        } catch (error) {
          if (!isRefused(error)) throw error;
          if (!refuse(userId, id, value, error.sentence)) continue;
        }
        // Changed meanwhile: the newer one is sent in its own turn.
        if (JSON.stringify(place.read(id)) === JSON.stringify(value)) place.drop(id);
      }
    },
    waiting(userId) {
      const place = entry(userId);
      return place.all().map(({ id, value }) => ({
        id: workId(place, id),
        words: words(id, value),
        at: at?.(value) ?? null,
      }));
    },
  };
}
