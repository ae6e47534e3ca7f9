import type { OrderAnswer } from '@academy/contract/commerce/payments';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '../../../lib/answers/api-client.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';

export type OutcomeFailure =
  | Failure<'POST /api/orders/:reference/settlement'>
  | Failure<'POST /api/orders/:reference/abandonment'>;

export type OrderOutcome =
  | { readonly kind: 'asking' }
  | { readonly kind: 'known'; readonly order: OrderAnswer }
  | { readonly kind: 'unanswered'; readonly failure: OutcomeFailure };

// A bank that asks its customer for approval in an app takes a minute or two.
const FIRST_MINUTE_MS = 60_000;
const OFTEN_MS = 5000;
const SELDOM_MS = 20_000;

/**
 * The outcome of an order: the server asks the provider. While it is undecided it is polled, and no longer once the
 * page is hidden.
 */
export function useOrderOutcome(reference: string, wasLeft: boolean) {
  const [outcome, setOutcome] = useState<OrderOutcome>({ kind: 'asking' });
  const { write: settle, isPending } = useWrite('POST /api/orders/:reference/settlement');
  const { write: abandon } = useWrite('POST /api/orders/:reference/abandonment');
  const writes = useRef({ settle, abandon });
  writes.current = { settle, abandon };

  const ask = useCallback(async () => {
    const result = await writes.current.settle({ reference });
    if (!result) return;
    await result.refreshed;
    setOutcome(
      result.ok ? { kind: 'known', order: result.answer } : { kind: 'unanswered', failure: result.failure },
    );
  }, [reference]);

  const leave = useCallback(async () => {
    const result = await writes.current.abandon({ reference });
    if (!result) return;
    if (result.ok) setOutcome({ kind: 'known', order: result.answer });
    // It was paid before the payer left.
    else if (result.failure.code === 'already-paid') await ask();
    else setOutcome({ kind: 'unanswered', failure: result.failure });
  }, [reference, ask]);

  useEffect(() => {
    void (wasLeft ? leave() : ask());
  }, [wasLeft, leave, ask]);

  const isOpen = outcome.kind === 'known' && outcome.order.state === 'open';
  useEffect(() => {
    if (!isOpen) return;
    const startedAt = performance.now();
    let timer = setTimeout(again, OFTEN_MS);
    function again() {
      if (!document.hidden) void ask();
      timer = setTimeout(again, performance.now() - startedAt < FIRST_MINUTE_MS ? OFTEN_MS : SELDOM_MS);
    }
    return () => clearTimeout(timer);
  }, [isOpen, ask]);

  return { outcome, ask, isAsking: isPending };
}
