import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { JoiningLinkDialog } from '../../joining-links/index.ts';
import { linkProblem, linkSaved } from '../teaching-messages.ts';

interface SessionLinkDialogProps {
  session: SessionAnswer;
  isOpen: boolean;
  onClose: () => void;
}

export function SessionLinkDialog({ session, isOpen, onClose }: SessionLinkDialogProps) {
  const { write, isPending } = useWrite('PUT /api/sessions/:sessionId/joining-link');

  async function save(url: string | null): Promise<string | null> {
    const result = await write({ sessionId: session.id, url });
    if (result === null) return null;
    if (!result.ok) return linkProblem(result.failure);
    toast(linkSaved(session.title, url));
    return null;
  }

  return (
    <JoiningLinkDialog
      title={session.title}
      currentUrl={session.joiningUrl}
      isOpen={isOpen}
      isPending={isPending}
      onClose={onClose}
      onSave={save}
    />
  );
}
