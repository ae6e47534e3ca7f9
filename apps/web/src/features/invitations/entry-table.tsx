import type { WaitlistEntry } from '@academy/contract/invitations';
import type { EntryState } from '@academy/domain/invitations';
import { sastDateTime } from '@academy/domain/kernel';
import { Button } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/brand/badge.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Table } from '../../ui/layout/table.tsx';

export const STATE_LABELS: Readonly<Record<EntryState, string>> = {
  unconfirmed: 'To be confirmed',
  waiting: 'Waiting',
  invited: 'Invited',
  expired: 'Link expired',
  joined: 'Learner',
};
const STATE_TONES = {
  unconfirmed: 'neutral',
  waiting: 'neutral',
  invited: 'info',
  expired: 'warning',
  joined: 'success',
} as const;

interface EntryTableProps {
  entries: readonly WaitlistEntry[];
  selected: ReadonlySet<string>;
  isBusy: boolean;
  onSelect: (entryId: string, isSelected: boolean) => void;
  onInvite: (entryId: string) => void;
  onWithdraw: (entryId: string) => void;
}

export function EntryTable({ entries, selected, isBusy, onSelect, onInvite, onWithdraw }: EntryTableProps) {
  return (
    <Card padding="none">
      <Table
        caption="The waiting list"
        rows={entries}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: 'Name',
            kind: 'title',
            cell: ({ id, position, name, state }) => (
              <Checkbox
                label={`#${position} ${name}`}
                disabled={!canBeInvited(state)}
                checked={selected.has(id)}
                onChange={(event) => onSelect(id, event.target.checked)}
              />
            ),
          },
          { key: 'email', header: 'Email', cell: ({ email }) => <span className="break-all">{email}</span> },
          { key: 'province', header: 'Province', cell: ({ province }) => province },
          {
            key: 'date',
            header: 'Registered',
            cell: ({ registeredAt }) => sastDateTime(new Date(registeredAt)),
          },
          {
            key: 'state',
            header: 'State',
            cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Badge>,
          },
          {
            key: 'actions',
            header: 'Actions',
            kind: 'actions',
            cell: ({ id, name, state }) => (
              <div className="flex flex-wrap gap-2 table:justify-end">
                {state === 'invited' && (
                  <Button
                    variant="danger"
                    disabled={isBusy}
                    onClick={() => onWithdraw(id)}
                    aria-label={`Withdraw ${name}`}
                  >
                    Withdraw
                  </Button>
                )}
                {canBeInvited(state) && (
                  <Button
                    disabled={isBusy}
                    onClick={() => onInvite(id)}
                    aria-label={`${actionOf(state)} ${name}`}
                  >
                    {actionOf(state)}
                  </Button>
                )}
              </div>
            ),
          },
        ]}
      />
    </Card>
  );
}

/** Who has joined needs no invitation; who has not confirmed the address may not own it. */
function canBeInvited(state: EntryState): boolean {
  return state !== 'joined' && state !== 'unconfirmed';
}

function actionOf(state: EntryState): string {
  return state === 'waiting' ? 'Invite' : 'Send again';
}
