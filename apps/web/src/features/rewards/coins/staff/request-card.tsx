import type { StaffRequest } from '@academy/contract/rewards/coins';
import { sastDateTime } from '@academy/domain/kernel';
import { coinsInWords } from '@academy/domain/rewards/coins';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconTile } from '../../../../ui/brand/icon-tile.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { REWARD_ICONS } from '../coin-icons.ts';
import { RequestState } from '../request-state.tsx';

interface RequestCardProps {
  request: StaffRequest;
  isFulfilling?: boolean;
  onAccept?: () => void;
  onFulfil?: () => void;
  onReturn?: () => void;
}

const dated = (instant: string) => sastDateTime(new Date(instant));

function Facts({ request }: { request: StaffRequest }) {
  const { courseTitle, note, address, appointedAt, settledAt, reason } = request;
  const facts = [
    ['Course', courseTitle],
    ['Asks', note],
    ['Post to', address],
    ['Date', appointedAt && dated(appointedAt)],
    ['Settled', settledAt && dated(settledAt)],
    ['Reason', reason],
  ] as const;
  return (
    <dl className="grid gap-1">
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label} className="flex gap-2">
            <dt className="w-18 shrink-0 text-ink-3">{label}</dt>
            <dd className="min-w-0 whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

export function RequestCard({ request, isFulfilling, onAccept, onFulfil, onReturn }: RequestCardProps) {
  const { personName, email, name, rewardId, cost, state, requestedAt } = request;
  const isPost = rewardId === 'certificate';
  return (
    <Card as="li" padding="tight" className="grid gap-3">
      <div className="flex flex-wrap items-start gap-3.5">
        <IconTile icon={REWARD_ICONS[rewardId]} className="max-sm:hidden" />
        <div className="grid min-w-0 flex-[1_1_16rem] gap-0.5">
          <h3 className="text-base">{name}</h3>
          <p className="text-ink-2 wrap-anywhere">
            {personName}
            {email !== null && (
              <>
                , <a href={`mailto:${email}`}>{email}</a>
              </>
            )}
          </p>
          <p className="text-ink-3">
            {coinsInWords(cost)}, {dated(requestedAt)}
          </p>
        </div>
        <RequestState state={state} />
      </div>
      <Facts request={request} />
      {onReturn && (
        <div className="flex flex-wrap gap-3">
          {onAccept && !isPost && (
            <Button variant={state === 'open' ? 'primary' : 'secondary'} onClick={onAccept}>
              {state === 'open' ? 'Accept with a date' : 'Change the date'}
            </Button>
          )}
          {onFulfil && (
            <Button
              variant={isPost || state === 'accepted' ? 'primary' : 'secondary'}
              isPending={isFulfilling}
              onClick={onFulfil}
            >
              {isPost ? 'Mark as sent' : 'Mark as done'}
            </Button>
          )}
          <Button variant="danger" onClick={onReturn}>
            Return the coins
          </Button>
        </div>
      )}
    </Card>
  );
}
