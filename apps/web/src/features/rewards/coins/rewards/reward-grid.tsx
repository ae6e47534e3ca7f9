import type { CoinsAnswer } from '@academy/contract/rewards/coins';
import { useState } from 'react';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import { RewardCard } from './reward-card.tsx';
import { RewardDialog } from './reward-dialog.tsx';
import { useRedemption } from './use-redemption.ts';

type Reward = CoinsAnswer['rewards'][number];

interface RewardGridProps {
  rewards: readonly Reward[];
  balance: number;
}

/** COIN-06 */
export function RewardGrid({ rewards, balance }: RewardGridProps) {
  const [chosen, setChosen] = useState<Reward | null>(null);
  const { redeem, isRedeeming } = useRedemption();

  async function choose(reward: Reward) {
    // The server gives the reason; if it asks for details that this page did not expect, the dialog opens.
    if (reward.locked || balance < reward.cost) {
      if ((await redeem({ rewardId: reward.id })) === 'details-missing') setChosen(reward);
    } else setChosen(reward);
  }

  return (
    <PageSection title="Redeem Rewards">
      <ul className="grid gap-3 md:grid-cols-3 xl:grid-cols-5">
        {rewards.map((reward) => (
          <RewardCard key={reward.id} reward={reward} onRedeem={() => void choose(reward)} />
        ))}
      </ul>
      {chosen && (
        <RewardDialog
          reward={chosen}
          isRedeeming={isRedeeming}
          onClose={() => setChosen(null)}
          onRedeem={async (details) => {
            const outcome = await redeem({ rewardId: chosen.id, ...details });
            if (outcome === 'redeemed') setChosen(null);
          }}
        />
      )}
    </PageSection>
  );
}
