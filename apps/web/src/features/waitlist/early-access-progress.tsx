import { isUrgent, WAITLIST_CAPACITY, type WaitlistStats } from '@academy/domain/waitlist';
import { FiftyBeads } from './fifty-beads.tsx';

interface EarlyAccessProgressProps {
  stats: WaitlistStats;
}

export function EarlyAccessProgress({ stats: { totalRegistered, spotsLeft } }: EarlyAccessProgressProps) {
  return (
    <div className="grid gap-3 border-t pt-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">Early access</span>
        <span className="font-bold font-heading">
          {totalRegistered} / {WAITLIST_CAPACITY} registered
        </span>
      </p>
      <FiftyBeads filled={Math.min(totalRegistered, WAITLIST_CAPACITY)} />
      {isUrgent(spotsLeft) && (
        <p className="font-semibold text-danger-text">Hurry! Only {spotsLeft} spots remaining!</p>
      )}
    </div>
  );
}
