import type { CoinEntry } from '@academy/contract/rewards/coins';
import { signedAmount } from '@academy/domain/rewards/coins';
import { useMinute } from '../../../lib/pages/use-minute.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { entryDay } from './entry-day.ts';

/** Newest first, in the order of the server. */
export function EntryList({ label, entries }: { label: string; entries: readonly CoinEntry[] }) {
  const now = useMinute();
  return (
    <Card padding="none">
      <ul aria-label={label}>
        {entries.map(({ id, type, amount, description, date }) => (
          <li key={id} className="flex items-baseline gap-4 border-b px-4 py-3 last:border-b-0">
            <span
              className={classNames(
                'w-14 shrink-0 text-right font-bold font-heading tabular-nums',
                type === 'earned' ? 'text-success-text' : 'text-ink-2',
              )}
            >
              {signedAmount(amount)}
            </span>
            <span className="min-w-0 flex-1">{description}</span>
            <time dateTime={date} className="shrink-0 text-ink-3">
              {entryDay(date, now)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
