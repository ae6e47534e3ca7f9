import type { Answer, Input } from '@academy/contract';
import { useRef, useState } from 'react';
import { type Failure, tryCall, type WriteEndpoint } from './api-client.ts';
import { createRepeatKeys } from './requests/idempotency-key.ts';
import { tellWrite } from './writes/write-listeners.ts';

export type WriteOutcome<Key extends WriteEndpoint> = (
  | { readonly ok: true; readonly answer: Answer<Key> }
  | { readonly ok: false; readonly failure: Failure<Key> }
) & {
  /** The key under which the same can be sent once more. */
  readonly repeatKey: string;
  /** Everything shown agrees with the server again. */
  readonly refreshed: Promise<void>;
};

/** Whether the server may yet act, or have acted, on a call that failed like this. */
const isOpen = ({ status, code }: { status: number; code: string }) =>
  status === 0 || status >= 500 || code === 'still-running';

/** A refusal for what is shown, not for what was typed: somebody else, or another device, was here before. */
const SHOWN_IS_OLD: readonly number[] = [403, 404, 409, 410, 429];

/**
 * A write that survives a double click and a lost connection: while it is under way a second press does nothing, nor
 * does the same press again before the screen shows what it did; after a call without an answer the next one carries
 * the same key.
 */
export function useWrite<Key extends WriteEndpoint>(endpoint: Key) {
  const [keys] = useState(createRepeatKeys);
  const [isPending, setIsPending] = useState(false);
  // A second press can come before the page is drawn again.
  const isUnderWay = useRef(false);
  // Until then the button of a write that is done may still be there, and a double click finds it.
  const notShownYet = useRef<string | null>(null);

  function untilShown(input: string, refreshed: Promise<void>) {
    notShownYet.current = input;
    const forget = () => {
      if (notShownYet.current === input) notShownYet.current = null;
    };
    refreshed.then(forget, forget);
    return refreshed;
  }

  async function write(input: Input<Key>): Promise<WriteOutcome<Key> | null> {
    const intention = JSON.stringify(input);
    if (isUnderWay.current || notShownYet.current === intention) return null;
    isUnderWay.current = true;
    setIsPending(true);
    const repeatKey = keys.keyFor(input);
    const result = { ...(await tryCall(endpoint, input, { repeatKey })), repeatKey };
    isUnderWay.current = false;
    setIsPending(false);
    if (result.ok) {
      keys.settle();
      return { ...result, refreshed: untilShown(intention, tellWrite(endpoint, input, result.answer)) };
    }
    if (!isOpen(result.failure)) keys.settle();
    const isOld =
      SHOWN_IS_OLD.includes(result.failure.status) && result.failure.code !== 'confirmation-needed';
    return { ...result, refreshed: isOld ? tellWrite(endpoint, input) : Promise.resolve() };
  }
  /** Something else sends what got no answer, under its key: the next press is another intention. */
  const handOver = keys.settle;
  return { write, isPending, handOver };
}
