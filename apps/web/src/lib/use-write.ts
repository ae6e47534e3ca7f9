import type { Answer, Input } from '@academy/contract';
import { useRef, useState } from 'react';
import { call, type Failure, type WriteEndpoint } from './api-client.ts';
import { createRepeatKeys } from './repeat-key.ts';
import { tellWrite } from './write-news.ts';

export type WriteOutcome<Key extends WriteEndpoint> = (
  | { readonly ok: true; readonly answer: Answer<Key> }
  | { readonly ok: false; readonly failure: Failure<Key> }
) & {
  /** Everything shown agrees with the server again. */
  readonly refreshed: Promise<void>;
};

/** Whether the server may yet act, or have acted, on a call that failed like this. */
const isOpen = ({ status, code }: { status: number; code: string }) =>
  status === 0 || status >= 500 || code === 'still-running';

/** A refusal for what is shown, not for what was typed: somebody else, or another device, was here before. */
const SHOWN_IS_OLD: readonly number[] = [403, 404, 409, 410, 429];

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
      return { ok: true, answer, refreshed: tellWrite(endpoint, input) };
    } catch (error) {
      const failure = error as Failure<Key>;
      if (!isOpen(failure)) keys.settle();
      const isOld = SHOWN_IS_OLD.includes(failure.status);
      return { ok: false, failure, refreshed: isOld ? tellWrite(endpoint, input) : Promise.resolve() };
    } finally {
      isUnderWay.current = false;
      setIsPending(false);
    }
  }
  return { write, isPending };
}
