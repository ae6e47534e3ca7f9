import type { CoinsAnswer } from '@academy/contract/rewards/coins';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ActivityLog } from './activity-log.tsx';
import { CoinsSkeleton } from './coins-skeleton.tsx';
import { EarnList } from './earn-list.tsx';
import { OwnRequests } from './own-requests.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { PursePanel } from './purse-panel.tsx';
import { RewardGrid } from './rewards/reward-grid.tsx';
import { Statement } from './statement.tsx';

/** COIN-01: `/crypto`. */
export function CoinsPage() {
  const { data: coins, isPending, refetch } = useAnswer('GET /api/coins', {}, { refetchOnMount: 'always' });
  if (coins) return <Coins coins={coins} />;
  if (isPending) return <CoinsSkeleton />;
  return (
    <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
      Your coins did not load. Nothing has happened to them.
    </EmptyState>
  );
}

function Coins({ coins }: { coins: CoinsAnswer }) {
  return (
    <div className="grid gap-stack">
      <PursePanel coins={coins} />
      <div className="grid items-start gap-stack lg:grid-cols-[5fr_4fr] lg:gap-6">
        <EarnList activities={coins.activities} />
        <ProgressPanel coins={coins} />
      </div>
      <RewardGrid rewards={coins.rewards} balance={coins.balance} />
      {coins.requests.length > 0 && <OwnRequests requests={coins.requests} />}
      <ActivityLog entries={coins.entries} />
      {coins.entries.length > 0 && <Statement />}
      <p className="text-center text-ink-3">Points without cash value</p>
    </div>
  );
}
