import type { TicketState } from '@academy/domain/teaching/tickets';
import { Badge } from '../../../ui/brand/badge.tsx';

const LOOKS = {
  waiting: { tone: 'sun-soft', words: 'Waiting for an answer' },
  answered: { tone: 'success', words: 'Answered' },
  closed: { tone: 'neutral', words: 'Closed' },
} as const satisfies Record<TicketState, object>;

export function TicketStateBadge({ state }: { state: TicketState }) {
  const { tone, words } = LOOKS[state];
  return <Badge tone={tone}>{words}</Badge>;
}
