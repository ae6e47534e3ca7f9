import { Button } from '../../ui/actions/button.tsx';
import { MessageCard } from '../../ui/feedback/message-card.tsx';

export function AccessDeniedPage() {
  return (
    <MessageCard
      mark="denied"
      title="Access Denied"
      headingLevel={2}
      action={<Button href="/">Back to Home</Button>}
    >
      You don't have permission to access this page.
    </MessageCard>
  );
}
