import { KeyRound } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { MessageCard } from '../../ui/feedback/message-card.tsx';

/** Staff without one are led here first. What a learner may do is open all the while. */
export function SecondFactorNeeded() {
  return (
    <MessageCard
      mark={KeyRound}
      title="One more step before you start"
      headingLevel={2}
      action={
        <>
          <Button variant="primary" href="/settings/second-factor">
            Set up an authenticator app
          </Button>
          <Button href="/settings/passkeys">Add a passkey</Button>
        </>
      }
    >
      You look after other people’s data, so a password alone is not enough here. Choose one of these two; it
      takes a few minutes. If you have one already, sign out and sign in again with it.
    </MessageCard>
  );
}
