import type { CoinRequest } from '@academy/contract/rewards/coins';
import { sastDateTime } from '@academy/domain/kernel';
import { useMinute } from '../../../lib/pages/use-minute.ts';
import { IconTile } from '../../../ui/brand/icon-tile.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { REWARD_ICONS } from './coin-icons.ts';
import { entryDay } from './entry-day.ts';
import { RequestState } from './request-state.tsx';

/** What happens next, in a sentence. */
function newsOf({ state, appointedAt, reason, rewardId }: CoinRequest): string {
  switch (state) {
    case 'open':
      return rewardId === 'certificate' ? 'We are printing your copy.' : 'We are looking for a date.';
    case 'accepted':
      return appointedAt === null ? 'A date is set.' : `On ${sastDateTime(new Date(appointedAt))}.`;
    case 'fulfilled':
      return FULFILLED[rewardId] ?? 'Thank you for coming.';
    case 'returned':
      return `Your coins are back. ${reason ?? ''}`;
  }
}

const FULFILLED: Partial<Record<CoinRequest['rewardId'], string>> = {
  course: 'The place is yours.',
  certificate: 'Your copy is in the post.',
};

function RequestRow({ request }: { request: CoinRequest }) {
  const now = useMinute();
  const { name, rewardId, courseTitle, state, requestedAt } = request;
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-b px-4 py-3 last:border-b-0">
      <IconTile icon={REWARD_ICONS[rewardId]} className="max-sm:hidden" />
      <div className="grid min-w-0 flex-[1_1_14rem]">
        <b className="font-semibold leading-snug">
          {courseTitle === null ? name : `${name}: ${courseTitle}`}
        </b>
        <span className="text-ink-2">{newsOf(request)}</span>
      </div>
      <div className="flex items-center gap-3">
        <RequestState state={state} />
        <time dateTime={requestedAt} className="text-ink-3">
          {entryDay(requestedAt, now)}
        </time>
      </div>
    </li>
  );
}

export function OwnRequests({ requests }: { requests: readonly CoinRequest[] }) {
  return (
    <PageSection title="Your rewards">
      <Card padding="none">
        <ul>
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </ul>
      </Card>
    </PageSection>
  );
}
