import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import { sastDateTime } from '@academy/domain/kernel';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useAnswer } from '../../../../lib/answers/answers.ts';
import { useMinute } from '../../../../lib/pages/use-minute.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import { Table } from '../../../../ui/layout/table.tsx';
import { AttendanceDialog } from './attendance-dialog.tsx';
import { CancelSessionDialog } from './cancel-session-dialog.tsx';
import { EditSessionDialog } from './edit-session-dialog.tsx';
import { MoveSessionDialog } from './move-session-dialog.tsx';
import { NewSessionDialog } from './new-session-dialog.tsx';
import { ownRecentSessions, ownUpcomingSessions } from './own-sessions.ts';
import { SessionLinkDialog } from './session-link-dialog.tsx';

const SKELETONS = 3;

interface Opened {
  readonly dialog: 'move' | 'link' | 'people' | 'edit' | 'cancel';
  readonly session: SessionAnswer;
}

/** A trainer's sessions: the upcoming ones, and past ones whose attendance has to be recorded. */
export function TaughtSessions() {
  const {
    data: sessions = [],
    isPending,
    isError,
    refetch,
  } = useAnswer('GET /api/sessions', {}, { refetchOnMount: 'always' });
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isPlanning, setIsPlanning] = useState(false);
  const upcoming = ownUpcomingSessions(sessions);
  const recent = ownRecentSessions(sessions, useMinute());

  return (
    <>
      <PageSection
        title="Upcoming sessions"
        description="All times are South African Standard Time."
        action={
          <Button variant="primary" icon={Plus} onClick={() => setIsPlanning(true)}>
            New session
          </Button>
        }
      >
        {isPending && (
          <SkeletonGroup label="Loading sessions" count={SKELETONS} className="grid gap-3">
            <SkeletonRow />
          </SkeletonGroup>
        )}
        {!isPending && upcoming.length === 0 && (
          <EmptyState
            drawing="calendar"
            {...(isError && { action: <Button onClick={() => void refetch()}>Try again</Button> })}
          >
            {isError ? 'Your sessions did not load.' : 'You have no sessions coming up.'}
          </EmptyState>
        )}
        {upcoming.length > 0 && (
          <SessionTable caption="Your upcoming sessions" sessions={upcoming} onOpen={setOpened} />
        )}
      </PageSection>
      {recent.length > 0 && (
        <PageSection title="Recent sessions" description="Mark who was there within two weeks.">
          <SessionTable caption="Your recent sessions" sessions={recent} onOpen={setOpened} />
        </PageSection>
      )}
      {opened && <OpenedDialog {...opened} onClose={() => setOpened(null)} />}
      {isPlanning && <NewSessionDialog onClose={() => setIsPlanning(false)} />}
    </>
  );
}

function OpenedDialog({ dialog, session, onClose }: Opened & { onClose: () => void }) {
  const props = { session, isOpen: true, onClose };
  switch (dialog) {
    case 'move':
      return <MoveSessionDialog {...props} />;
    case 'link':
      return <SessionLinkDialog {...props} />;
    case 'people':
      return <AttendanceDialog {...props} />;
    case 'edit':
      return <EditSessionDialog {...props} />;
    case 'cancel':
      return <CancelSessionDialog {...props} />;
  }
}

interface SessionTableProps {
  caption: string;
  sessions: readonly SessionAnswer[];
  onOpen: (opened: Opened) => void;
}

function SessionTable({ caption, sessions, onOpen }: SessionTableProps) {
  return (
    <Card padding="none">
      <Table
        caption={caption}
        rows={sessions}
        rowKey={({ id }) => id}
        columns={[
          { key: 'title', header: 'Session', kind: 'title', cell: ({ title }) => title },
          {
            key: 'date',
            header: 'Begins',
            cell: ({ date, duration }) => `${sastDateTime(new Date(date))}, ${duration}`,
          },
          {
            key: 'seats',
            header: 'Seats left',
            kind: 'number',
            cell: ({ seatsLeft, seats }) => `${seatsLeft} of ${seats}`,
          },
          { key: 'link', header: 'Joining link', cell: linkBadge },
          {
            key: 'actions',
            header: 'Actions',
            kind: 'wide-actions',
            cell: (session) => <SessionButtons session={session} onOpen={onOpen} />,
          },
        ]}
      />
    </Card>
  );
}

function linkBadge({ hasJoiningLink }: SessionAnswer) {
  return hasJoiningLink ? <Badge tone="success">Set</Badge> : <Badge tone="warning">Not set</Badge>;
}

function SessionButtons({ session, onOpen }: { session: SessionAnswer; onOpen: (opened: Opened) => void }) {
  const isUpcoming = session.status === 'upcoming';
  return (
    <span className="flex flex-wrap justify-end gap-x-1 gap-y-2 xl:flex-nowrap">
      {session.status !== 'completed' && (
        <Button
          variant="quiet"
          className="max-table:-ml-3"
          aria-label={`Joining link for ${session.title}`}
          onClick={() => onOpen({ dialog: 'link', session })}
        >
          Link
        </Button>
      )}
      <Button
        variant={isUpcoming ? 'quiet' : 'secondary'}
        aria-label={`${isUpcoming ? 'People coming to' : 'Attendance at'} ${session.title}`}
        onClick={() => onOpen({ dialog: 'people', session })}
      >
        {isUpcoming ? 'People' : 'Attendance'}
      </Button>
      <Button
        variant="quiet"
        aria-label={`Edit seats and material of ${session.title}`}
        onClick={() => onOpen({ dialog: 'edit', session })}
      >
        Edit
      </Button>
      {isUpcoming && (
        <Button
          variant="quiet"
          aria-label={`Cancel ${session.title}`}
          onClick={() => onOpen({ dialog: 'cancel', session })}
        >
          Cancel
        </Button>
      )}
      {isUpcoming && (
        <Button aria-label={`Move ${session.title}`} onClick={() => onOpen({ dialog: 'move', session })}>
          Move
        </Button>
      )}
    </span>
  );
}
