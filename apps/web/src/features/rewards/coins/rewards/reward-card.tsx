import type { CoinsAnswer } from '@academy/contract/rewards/coins';
import { Lock } from 'lucide-react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { CoinAmount } from '../coin-amount.tsx';
import { REWARD_ICONS } from '../coin-icons.ts';

type Reward = CoinsAnswer['rewards'][number];

const GROUNDS: Readonly<Record<Reward['type'], string>> = {
  course: 'bg-grad-blue-teal text-grad-blue-teal-ink',
  mentorship: 'bg-grad-purple-pink text-grad-purple-pink-ink',
  certificate: 'bg-grad-orange-yellow text-grad-orange-yellow-ink',
  workshop: 'bg-grad-green-blue text-grad-green-blue-ink',
  career: 'bg-grad-blue-teal text-grad-blue-teal-ink',
};

interface RewardCardProps {
  reward: Reward;
  onRedeem: () => void;
}

/** A locked one can be pressed too: it then shows how to unlock it (COIN-21). */
export function RewardCard({ reward, onRedeem }: RewardCardProps) {
  const { name, cost, type, locked, gives, coursesToUnlock } = reward;
  return (
    <Card
      as="li"
      padding="tight"
      className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3.5 gap-y-2 md:flex md:flex-col md:items-stretch md:gap-3"
    >
      <span
        className={classNames(
          'grid size-12 place-items-center rounded-[0.875rem]',
          locked ? 'border-2 border-line-strong border-dashed bg-sunken text-ink-3' : GROUNDS[type],
        )}
      >
        <Icon icon={locked ? Lock : REWARD_ICONS[type]} size="large" />
      </span>
      <div className="grid min-w-0 gap-1">
        <h3 className="text-base leading-snug">{name}</h3>
        <p>
          <CoinAmount>{String(cost)}</CoinAmount>
        </p>
      </div>
      <p className="order-last col-span-full text-ink-2 leading-snug md:order-none md:flex-1">
        {locked ? `Unlocks when you have completed ${coursesToUnlock} courses.` : gives}
      </p>
      <Button
        icon={locked ? Lock : undefined}
        className={locked ? 'border-line-strong bg-sunken text-ink-2' : undefined}
        aria-label={locked ? `Locked: ${name}` : `Redeem ${name} for ${cost} coins`}
        onClick={onRedeem}
      >
        {locked ? 'Locked' : 'Redeem'}
      </Button>
    </Card>
  );
}
