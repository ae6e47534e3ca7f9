import type { Answer, Endpoints, Input } from '@academy/contract';
import { useRef, useState } from 'react';
import { call, type Failure } from './api-client.ts';
import { createRepeatKeys } from './repeat-key.ts';

export type WriteEndpoint = Exclude<keyof Endpoints, `GET ${string}`>;

export type WriteOutcome<Key extends WriteEndpoint> =
  | { readonly ok: true; readonly answer: Answer<Key> }
  | { readonly ok: false; readonly failure: Failure<Key> };

/** Whether the server may yet act, or have acted, on a call that failed like this. */
const isOpen = ({ status, code }: { status: number; code: string }) =>
  status === 0 || status >= 500 || code === 'still-running';

/**
 * A write that survives a double click and a lost connection: while it is under way a second press does nothing,
 * and after a call without an answer the next one carries the same key.
 */
export function useWrite<Key extends WriteEndpoint>(endpoint: Key) {
  const [keys] = useState(createRepeatKeys);
  const [isPending, setIsPending] = useState(false);
  // A second press can come before the page is drawn again.
  const isUnderWay = useRef(false);

  async function write(input: Input<Key>): Promise<WriteOutcome<Key> | null> {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setIsPending(true);
    try {
      const answer = await call(endpoint, input, { repeatKey: keys.keyFor(input) });
      keys.settle();
      return { ok: true, answer };
    } catch (error) {
      const failure = error as Failure<Key>;
      if (!isOpen(failure)) keys.settle();
      return { ok: false, failure };
    } finally {
      isUnderWay.current = false;
      setIsPending(false);
    }
  }
  return { write, isPending };
}
