import { isUrgent, placesOf, type WaitlistStats } from '@academy/domain/admissions/waitlist';
import { FiftyBeads } from './fifty-beads.tsx';

interface EarlyAccessProgressProps {
  stats: WaitlistStats;
}

export function EarlyAccessProgress({ stats }: EarlyAccessProgressProps) {
  const { totalRegistered, spotsLeft } = stats;
  const places = placesOf(stats);
  return (
    <div className="grid gap-3 border-t pt-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">Early access</span>
        <span className="font-bold font-heading">
          {totalRegistered} / {places} registered
        </span>
      </p>
      <FiftyBeads filled={Math.min(totalRegistered, places)} places={places} />
      {isUrgent(spotsLeft) && (
        <p className="font-semibold text-danger-text">Hurry! Only {spotsLeft} spots remaining!</p>
      )}
    </div>
  );
}
