import type { SessionAnswer } from '@academy/contract/sessions';
import { sastDateTime } from '@academy/domain/kernel';
import { useState } from 'react';
import { useAnswer } from '../../lib/answers.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { Table } from '../../ui/layout/table.tsx';
import { MoveSessionDialog } from './move-session-dialog.tsx';
import { ownUpcomingSessions } from './own-sessions.ts';

const SKELETONS = 3;

/** Upcoming sessions of a trainer, each of which can be moved. */
export function TaughtSessions() {
  const {
    data: sessions = [],
    isPending,
    isError,
    refetch,
  } = useAnswer('GET /api/sessions', {}, { refetchOnMount: 'always' });
  const [moving, setMoving] = useState<SessionAnswer | null>(null);
  const [isMoving, setIsMoving] = useState(false);
  const taught = ownUpcomingSessions(sessions);

  return (
    <PageSection title="Upcoming sessions" description="All times are South African Standard Time.">
      {isPending && (
        <SkeletonGroup label="Loading sessions" count={SKELETONS} className="grid gap-3">
          <SkeletonRow />
        </SkeletonGroup>
      )}
      {!isPending && taught.length === 0 && (
        <EmptyState
          drawing="calendar"
          {...(isError && { action: <Button onClick={() => void refetch()}>Try again</Button> })}
        >
          No session of yours is coming up.
        </EmptyState>
      )}
      {taught.length > 0 && (
        <Card padding="none">
          <Table
            caption="Your upcoming sessions"
            rows={taught}
            rowKey={({ id }) => id}
            columns={[
              { key: 'title', header: 'Session', kind: 'title', cell: ({ title }) => title },
              { key: 'date', header: 'Begins', cell: ({ date }) => sastDateTime(new Date(date)) },
              { key: 'duration', header: 'Duration', cell: ({ duration }) => duration },
              { key: 'seats', header: 'Seats left', kind: 'number', cell: ({ seatsLeft }) => seatsLeft },
              {
                key: 'actions',
                header: 'Actions',
                kind: 'actions',
                cell: (session) => (
                  <Button
                    aria-label={`Move ${session.title}`}
                    onClick={() => {
                      setMoving(session);
                      setIsMoving(true);
                    }}
                  >
                    Move
                  </Button>
                ),
              },
            ]}
          />
        </Card>
      )}
      {moving && (
        <MoveSessionDialog
          key={`${moving.id} ${moving.date}`}
          session={moving}
          isOpen={isMoving}
          onClose={() => setIsMoving(false)}
        />
      )}
    </PageSection>
  );
}
