import type { OwnTicket } from '@academy/contract/teaching/tickets';
import { sastDateTime } from '@academy/domain/kernel';
import { Card } from '../../../ui/layout/card.tsx';
import { TicketStateBadge } from './ticket-state.tsx';

interface TicketListProps {
  /** `askedBy` if others asked them. */
  tickets: readonly (OwnTicket & { readonly askedBy?: string })[];
}

export function TicketList({ tickets }: TicketListProps) {
  return (
    <ul className="grid gap-3">
      {tickets.map(({ id, subject, state, courseTitle, lastAt, askedBy }) => (
        <Card key={id} as="li" padding="tight" isLifting className="relative grid gap-1">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h3 className="min-w-0 text-base wrap-anywhere">
              <a href={`/tickets/${id}`} className="after:absolute after:inset-0">
                {subject}
              </a>
            </h3>
            <TicketStateBadge state={state} />
          </div>
          <p className="text-ink-2">
            {[askedBy, courseTitle, sastDateTime(new Date(lastAt))].filter(Boolean).join(' · ')}
          </p>
        </Card>
      ))}
    </ul>
  );
}
