import { Button } from '../../ui/actions/button.tsx';
import { MessageCard } from '../../ui/feedback/message-card.tsx';

export function NotFoundPage() {
  return (
    <MessageCard
      mark="lost"
      title="404 Page Not Found"
      headingLevel={2}
      action={<Button href="/">Back to Home</Button>}
    >
      This bead rolled away.
    </MessageCard>
  );
}
