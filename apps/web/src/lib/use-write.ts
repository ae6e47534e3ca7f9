import type { Answer, Endpoints, Input } from '@academy/contract';
import { useState } from 'react';
import { ApiError, call } from './api-client.ts';
import { createRepeatKeys } from './repeat-key.ts';

export type WriteOutcome<Key extends keyof Endpoints> =
  | { readonly ok: true; readonly answer: Answer<Key> }
  | { readonly ok: false; readonly error: unknown };

/**
 * A write that survives a double click and a lost connection: while it is under way a second press does nothing,
 * and after a call without an answer the next one carries the same key.
 */
export function useWrite<Key extends keyof Endpoints>(endpoint: Key) {
  const [keys] = useState(createRepeatKeys);
  const [isPending, setIsPending] = useState(false);

  async function write(input: Input<Key>): Promise<WriteOutcome<Key> | null> {
    if (isPending) return null;
    setIsPending(true);
    try {
      const answer = await call(endpoint, input, keys.keyFor(input));
      keys.settle();
      return { ok: true, answer };
    } catch (error) {
      if (error instanceof ApiError) keys.settle();
      return { ok: false, error };
    } finally {
      setIsPending(false);
    }
  }
  return { write, isPending };
}
