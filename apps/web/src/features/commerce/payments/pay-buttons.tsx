import { formatRand } from '@academy/domain/kernel';
import { useEffect } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { channelWords } from './channel-words.ts';
import { loadProviderScript } from './provider-script.ts';
import type { CheckoutMethod } from './use-payment.ts';

interface PayButtonsProps {
  price: number;
  /** The method of the pending payment; null while there is none. */
  method: CheckoutMethod | null;
  onPay: (method: CheckoutMethod) => void;
}

/** PAY-03, PAY-12: the provider's page works for everybody; its window over this page is an alternative. */
export function PayButtons({ price, method, onPay }: PayButtonsProps) {
  const { data: payments } = useAnswer(
    'GET /api/paystack/config',
    {},
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const scriptUrl = payments?.scriptUrl;
  useEffect(() => {
    if (scriptUrl) loadProviderScript(scriptUrl);
  }, [scriptUrl]);
  const isBusy = method !== null;
  return (
    <div className="grid w-full gap-2">
      <Button
        variant="primary"
        isWide
        isPending={method === 'redirect'}
        disabled={isBusy}
        onClick={() => onPay('redirect')}
      >
        {method === 'redirect' ? 'Processing payment…' : `Pay ${formatRand(price)}`}
      </Button>
      <Button
        variant="quiet"
        isWide
        isPending={method === 'popup'}
        disabled={isBusy}
        onClick={() => onPay('popup')}
      >
        {method === 'popup' ? 'Processing payment…' : 'Pay in a window on this page'}
      </Button>
      <p className="text-center text-ink-3">
        {payments && `You pay through Paystack: ${channelWords(payments.channels)}.`}
        {payments?.mode === 'test' && ' This is a test: no real money moves.'}
      </p>
    </div>
  );
}
