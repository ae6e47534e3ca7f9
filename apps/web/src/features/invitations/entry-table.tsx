import type { WaitlistEntry } from '@academy/contract/invitations';
import type { EntryState } from '@academy/domain/invitations';
import { sastDateTime } from '@academy/domain/kernel';
import { Trash2 } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Badge } from '../../ui/brand/badge.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Table } from '../../ui/layout/table.tsx';

export const STATE_LABELS: Readonly<Record<EntryState, string>> = {
  unconfirmed: 'Unconfirmed',
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
  onRemove: (entry: WaitlistEntry) => void;
}

export function EntryTable({ entries, selected, onSelect, ...deeds }: EntryTableProps) {
  return (
    <Card padding="none">
      <Table
        caption="The waiting list"
        rows={entries}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'person',
            header: 'Person',
            kind: 'title',
            cell: ({ id, position, name, email, state }) => (
              <Checkbox
                label={`#${position} ${name}`}
                hint={<Address email={email} />}
                disabled={!canBeInvited(state)}
                checked={selected.has(id)}
                onChange={(event) => onSelect(id, event.target.checked)}
              />
            ),
          },
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
            cell: (entry) => <EntryActions entry={entry} {...deeds} />,
          },
        ]}
      />
    </Card>
  );
}

/** Where it does not fit on one line it breaks behind the at sign, not inside a word. */
function Address({ email }: { email: string }) {
  const at = email.indexOf('@') + 1;
  return (
    <span className="wrap-break-word font-normal">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

type EntryActionsProps = Pick<EntryTableProps, 'isBusy' | 'onInvite' | 'onWithdraw' | 'onRemove'> & {
  entry: WaitlistEntry;
};

function EntryActions({ entry, isBusy, onInvite, onWithdraw, onRemove }: EntryActionsProps) {
  const { id, name, state } = entry;
  return (
    <div className="flex flex-wrap items-center gap-2 table:justify-end">
      {state === 'invited' && (
        <Button disabled={isBusy} onClick={() => onWithdraw(id)} aria-label={`Withdraw ${name}`}>
          Withdraw
        </Button>
      )}
      {canBeInvited(state) && (
        <Button disabled={isBusy} onClick={() => onInvite(id)} aria-label={`${actionOf(state)} ${name}`}>
          {actionOf(state)}
        </Button>
      )}
      <IconButton icon={Trash2} label={`Remove ${name}`} disabled={isBusy} onClick={() => onRemove(entry)} />
    </div>
  );
}

/** Who has joined needs no invitation; who has not confirmed the address may not own it. */
function canBeInvited(state: EntryState): boolean {
  return state !== 'joined' && state !== 'unconfirmed';
}

function actionOf(state: EntryState): string {
  return state === 'waiting' ? 'Invite' : 'Send again';
}
