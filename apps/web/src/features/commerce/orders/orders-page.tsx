import { useAnswer } from '../../../lib/answers/answers.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { OrderCard } from './order-card.tsx';

const SKELETONS = 3;

/** The learner's orders: the state of each, its receipt, and the actions that are left. */
export function OrdersPage() {
  usePageTitle('Orders and receipts');
  const { data, isPending, isError, refetch } = useAnswer(
    'GET /api/orders',
    {},
    { refetchOnMount: 'always' },
  );
  const orders = data?.orders ?? [];
  const hasFailed = isError && data === undefined;
  return (
    <PageSection
      title="Orders and receipts"
      description="You can cancel a purchase within 7 days of paying, unless you gave up that right by starting straight away."
    >
      {isPending && (
        <SkeletonGroup label="Loading your orders" count={SKELETONS} className="grid gap-3">
          <SkeletonRow />
        </SkeletonGroup>
      )}
      {!isPending && orders.length === 0 && (
        <EmptyState
          action={
            hasFailed ? (
              <Button onClick={() => void refetch()}>Try again</Button>
            ) : (
              <Button href="/content">Go to the content library</Button>
            )
          }
        >
          {hasFailed ? 'Your orders did not load.' : 'You have not ordered anything yet.'}
        </EmptyState>
      )}
      {orders.length > 0 && (
        <ul className="grid gap-3">
          {orders.map((order) => (
            <OrderCard key={order.reference} order={order} />
          ))}
        </ul>
      )}
    </PageSection>
  );
}
