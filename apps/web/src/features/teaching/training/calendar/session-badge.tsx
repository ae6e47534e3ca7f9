import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import { Check, TriangleAlert } from 'lucide-react';
import { Badge } from '../../../../ui/brand/badge.tsx';
import type { SessionState } from './session-state.ts';

interface SessionBadgeProps {
  session: SessionAnswer;
  state: SessionState;
}

export function SessionBadge({ session, state }: SessionBadgeProps) {
  switch (state) {
    case 'booked':
      return <BookedBadge />;
    case 'in-progress':
      return (
        <>
          <Badge tone="sun">In Progress</Badge>
          {session.booking?.state === 'booked' && <BookedBadge />}
        </>
      );
    case 'waiting':
      return <Badge tone="info">Waiting list, place {session.booking?.place}</Badge>;
    case 'wanted':
      return <Badge tone="info">Not booked yet</Badge>;
    case 'conflict':
      return (
        <Badge tone="danger" icon={TriangleAlert}>
          Conflict
        </Badge>
      );
    case 'full':
      return <Badge>Full</Badge>;
    case 'completed':
      return <Badge>Completed</Badge>;
    case 'available':
      return <Badge tone="success">Available</Badge>;
  }
}

function BookedBadge() {
  return (
    <Badge tone="accent" icon={Check}>
      Booked
    </Badge>
  );
}
