import { avatarLetters } from '@academy/domain/access';
import { locationText, signupDateText } from '@academy/domain/admissions/waitlist';
import { Avatar } from '../../../../ui/brand/avatar.tsx';
import { type Pioneer, pioneerKey } from './pioneer-key.ts';

export function RecentPioneers({ pioneers }: { pioneers: readonly Pioneer[] }) {
  return (
    <ul aria-label="Recent Pioneers" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
      {pioneers.map((pioneer) => (
        <li
          key={pioneerKey(pioneer)}
          className="flex min-w-0 items-center gap-3 rounded-lg border bg-surface p-3 pr-4"
        >
          <Avatar
            name={pioneer.name}
            fallback={avatarLetters({ fullName: pioneer.name, username: pioneer.name })}
          />
          <div className="min-w-0 flex-1 leading-snug">
            <p className="font-semibold">{pioneer.name}</p>
            <p className="text-ink-3">{locationText(pioneer.province)}</p>
          </div>
          <p className="shrink-0 text-ink-3">{signupDateText(pioneer.signupDate)}</p>
        </li>
      ))}
    </ul>
  );
}
