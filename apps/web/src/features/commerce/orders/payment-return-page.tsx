import { useSearch } from 'wouter';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MessageCard } from '../../../ui/feedback/message-card.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';

/** The page that the provider redirects the payer to: the result of the payment, and where to continue. */
export function PaymentReturnPage() {
  usePageTitle('Your payment');
  const search = new URLSearchParams(useSearch());
  // The provider sends the reference under both names.
  const reference = search.get('reference') ?? search.get('trxref');
  if (reference === null)
    return (
      <MessageCard
        mark="lost"
        title="No payment to show"
        headingLevel={2}
        action={<Button href="/orders">Orders and receipts</Button>}
      >
        This page shows a payment, but its address does not say which one.
      </MessageCard>
    );
  return <PaymentOutcome key={reference} reference={reference} wasLeft={search.has('cancelled')} />;
}
