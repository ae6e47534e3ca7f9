import type { CoinsAnswer } from '@academy/contract/rewards/coins';
import { signedAmount } from '@academy/domain/rewards/coins';
import { Button } from '../../../ui/actions/button.tsx';
import { IconTile } from '../../../ui/brand/icon-tile.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { CoinAmount } from './coin-amount.tsx';
import { ACTIVITY_ICONS } from './coin-icons.ts';
import { useClaim } from './use-claim.ts';

type Activity = CoinsAnswer['activities'][number];

function EarnRow({ activity }: { activity: Activity }) {
  const { claim, isClaiming } = useClaim(activity);
  const { id, action, reward, waiting, next } = activity;
  return (
    <li className="flex items-center gap-3.5 border-b px-4 py-3 last:border-b-0">
      <IconTile icon={ACTIVITY_ICONS[id]} className="max-sm:hidden" />
      <div className="grid min-w-0 flex-1">
        <b className="font-semibold leading-snug">{action}</b>
        <span className="flex flex-wrap items-center gap-x-3">
          <CoinAmount>{signedAmount(reward)}</CoinAmount>
          {waiting > 0 && <span className="font-semibold text-ink-2">{waiting} to claim</span>}
        </span>
        <span className="text-ink-3 leading-snug">{next}</span>
      </div>
      <Button
        variant="claim"
        isPending={isClaiming}
        aria-label={`Claim ${reward} coins: ${action}`}
        onClick={() => void claim()}
      >
        Claim
      </Button>
    </li>
  );
}

/** COIN-04: how many events wait, and how to earn the next. */
export function EarnList({ activities }: { activities: CoinsAnswer['activities'] }) {
  return (
    <PageSection title="Earn">
      <Card padding="none">
        <ul>
          {activities.map((activity) => (
            <EarnRow key={activity.id} activity={activity} />
          ))}
        </ul>
      </Card>
    </PageSection>
  );
}
