import type { EventAnswer } from '@academy/contract/teaching/events';
import { Link } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { useCurrentUser } from '../../../accounts/identity/index.ts';
import { JoiningLinkDialog } from '../../joining-links/index.ts';
import { linkProblem } from './registration-messages.ts';

/** For administrators: sets the link for joining an online event. */
export function EventLinkAction({ event }: { event: EventAnswer }) {
  const { data: user } = useCurrentUser();
  const [isOpen, setIsOpen] = useState(false);
  const { write, isPending } = useWrite('PUT /api/events/:eventId/joining-link');
  if (user?.role !== 'administrator' || !event.isOnline) return null;

  async function save(url: string | null): Promise<string | null> {
    const result = await write({ eventId: event.id, url });
    if (result === null) return null;
    return result.ok ? null : linkProblem(result.failure);
  }

  return (
    <>
      <IconButton icon={Link} label={`Joining link for ${event.title}`} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <JoiningLinkDialog
          title={event.title}
          currentUrl={null}
          isOpen={isOpen}
          isPending={isPending}
          onClose={() => setIsOpen(false)}
          onSave={save}
        />
      )}
    </>
  );
}
