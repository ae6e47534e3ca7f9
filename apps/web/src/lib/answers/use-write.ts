import type { Answer, Input } from '@academy/contract';
import { useRef, useState } from 'react';
import { type Failure, tryCall, type WriteEndpoint } from './api-client.ts';
import { createIdempotencyKeys } from './requests/idempotency-key.ts';
import { notifyWriteListeners } from './writes/write-listeners.ts';

export type WriteOutcome<Key extends WriteEndpoint> = (
  | { readonly ok: true; readonly answer: Answer<Key> }
  | { readonly ok: false; readonly failure: Failure<Key> }
) & {
  /** The idempotency key under which the same write can be sent again. */
  readonly repeatKey: string;
  /** Resolves when everything shown agrees with the server again. */
  readonly refreshed: Promise<void>;
};

/** Whether the server may still act, or may have acted, on a call that failed like this. */
const isOpen = ({ status, code }: { status: number; code: string }) =>
  status === 0 || status >= 500 || code === 'still-running';

/** A refusal because of what is shown, not of what was typed: somebody else, or another device, was faster. */
const SHOWN_IS_OLD: readonly number[] = [403, 404, 409, 410, 429];

/**
 * A write that survives a double click and a lost connection. While it is pending a second press does nothing, nor
 * does the same press again before the screen shows the result; after a call without a response the next one carries
 * the same key.
 */
export function useWrite<Key extends WriteEndpoint>(endpoint: Key) {
  const [keys] = useState(createIdempotencyKeys);
  const [isPending, setIsPending] = useState(false);
  // A second press can come before the next render.
  const isUnderWay = useRef(false);
  // Until then the button of a finished write may still be on the screen, where a double click hits it.
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
      return {
        ...result,
        refreshed: untilShown(intention, notifyWriteListeners(endpoint, input, result.answer)),
      };
    }
    if (!isOpen(result.failure)) keys.settle();
    const isOld =
      SHOWN_IS_OLD.includes(result.failure.status) && result.failure.code !== 'confirmation-needed';
    return { ...result, refreshed: isOld ? notifyWriteListeners(endpoint, input) : Promise.resolve() };
  }
  /** Something else sends the unanswered write, under its key: the next press is a new intention. */
  const handOver = keys.settle;
  return { write, isPending, handOver };
}
