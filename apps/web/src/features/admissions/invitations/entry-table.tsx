import type { WaitlistEntry } from '@academy/contract/admissions/invitations';
import type { EntryState } from '@academy/domain/admissions/invitations';
import { sastDateTime } from '@academy/domain/kernel';
import { Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Badge } from '../../../ui/brand/badge.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Table } from '../../../ui/layout/table.tsx';

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
            kind: 'wide-actions',
            cell: (entry) => <EntryActions entry={entry} {...deeds} />,
          },
        ]}
      />
    </Card>
  );
}

/** If it does not fit on one line it breaks after a punctuation mark, not inside a word. */
function Address({ email }: { email: string }) {
  return (
    <span className="wrap-anywhere font-normal">
      {email.split(/(?<=[@._-])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

type EntryActionsProps = Pick<EntryTableProps, 'isBusy' | 'onInvite' | 'onWithdraw' | 'onRemove'> & {
  entry: WaitlistEntry;
};

function EntryActions({ entry, isBusy, onInvite, onWithdraw, onRemove }: EntryActionsProps) {
  const { id, name, state } = entry;
  return (
    <div className="flex items-center gap-1.5 max-table:flex-wrap table:justify-end">
      <div className="flex gap-1.5 table:flex-col">
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
      </div>
      <IconButton
        icon={Trash2}
        label={`Remove ${name}`}
        disabled={isBusy}
        onClick={() => onRemove(entry)}
        className="max-table:ml-auto"
      />
    </div>
  );
}

/** People who have joined need no invitation; an unconfirmed address may not belong to the person. */
function canBeInvited(state: EntryState): boolean {
  return state !== 'joined' && state !== 'unconfirmed';
}

function actionOf(state: EntryState): string {
  return state === 'waiting' ? 'Invite' : 'Send again';
}
