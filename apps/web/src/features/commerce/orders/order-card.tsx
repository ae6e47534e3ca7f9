import type { OrderAnswer } from '@academy/contract/commerce/payments';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/brand/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { channelWord, PaperLinks } from '../payments/index.ts';
import { CancelOrder } from './cancel-order.tsx';
import { orderFacts, orderNote, stateWords } from './order-words.ts';
import { RetryButton } from './retry-button.tsx';

export function OrderCard({ order }: { order: OrderAnswer }) {
  const { label, tone } = stateWords(order);
  const note = orderNote(order);
  return (
    <Card as="li" padding="tight" className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <h3 className="text-lg">{order.courseTitle}</h3>
          <p className="text-ink-2">{orderFacts(order, order.channel && channelWord(order.channel))}</p>
          <p className="break-all text-ink-3">{order.reference}</p>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {note !== null && <p className="text-ink-2">{note}</p>}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {order.state === 'paid' && (
          <Button href={`/course/${encodeURIComponent(order.courseId)}`}>Go to the course</Button>
        )}
        <PaperLinks order={order} />
        <RetryButton order={order}>
          {order.state === 'open' ? 'Continue with the payment' : 'Try again'}
        </RetryButton>
        {!order.canRetry && order.authorizationUrl !== null && (
          <Button href={order.authorizationUrl}>Continue with the payment</Button>
        )}
        <CancelOrder order={order} />
      </div>
    </Card>
  );
}
