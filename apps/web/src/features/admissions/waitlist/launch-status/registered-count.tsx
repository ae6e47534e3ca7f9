import { avatarLetters } from '@academy/domain/access';
import type { WaitlistStats } from '@academy/domain/admissions/waitlist';
import { Avatar } from '../../../../ui/brand/avatar.tsx';
import { pioneerKey } from './pioneer-key.ts';

const SHOWN_AVATARS = 4;

interface RegisteredCountProps {
  stats: WaitlistStats;
}

export function RegisteredCount({ stats: { totalRegistered, recentSignups } }: RegisteredCountProps) {
  return (
    <p className="flex min-h-9 items-center gap-3 text-panel-ink-2">
      {recentSignups.length > 0 && (
        <span className="flex">
          {recentSignups.slice(0, SHOWN_AVATARS).map((pioneer) => (
            <Avatar
              key={pioneerKey(pioneer)}
              name={pioneer.name}
              fallback={avatarLetters({ fullName: pioneer.name, username: pioneer.name })}
              size="sm"
              className="ring-2 ring-panel not-first:-ml-1"
            />
          ))}
        </span>
      )}
      <span>
        <strong className="text-white">{totalRegistered}</strong>{' '}
        {totalRegistered === 1 ? 'pioneer' : 'pioneers'} registered so far
      </span>
    </p>
  );
}
