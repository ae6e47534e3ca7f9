import { placesOf, type WaitlistStats } from '@academy/domain/admissions/waitlist';
import { useState } from 'react';
import {
  EarlyAccessProgress,
  type TakenPlace,
  WaitlistConfirmation,
  WaitlistForm,
} from '../../features/admissions/waitlist/index.ts';
import { Card } from '../../ui/layout/card.tsx';
import { LazyQuiz } from '../lazy-parts.tsx';

interface JoinCardProps {
  stats: WaitlistStats;
  onRegistered: () => void;
}

/** On a wide screen it overlaps the weave. */
export function JoinCard({ stats, onRegistered }: JoinCardProps) {
  const [place, setPlace] = useState<TakenPlace | null>(null);

  function confirm(taken: TakenPlace) {
    setPlace(taken);
    onRegistered();
  }

  return (
    <Card
      padding="none"
      className="relative grid grid-cols-1 gap-4 self-start rounded-xl p-[clamp(1.25rem,1rem+1.2vw,2rem)] text-ink shadow-float lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:-mb-56"
    >
      {place === null ? (
        <WaitlistForm isFull={stats.spotsLeft === 0} onRegistered={confirm} />
      ) : (
        <WaitlistConfirmation place={place} places={placesOf(stats)}>
          <LazyQuiz />
        </WaitlistConfirmation>
      )}
      <EarlyAccessProgress stats={stats} />
    </Card>
  );
}
