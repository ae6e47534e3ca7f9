import { KeyRound } from 'lucide-react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MessageCard } from '../../../ui/feedback/message-card.tsx';
import { LOST_FACTOR } from './second-factor-words.ts';

/** Staff without a second factor are sent here first. What a learner may do stays available. */
export function SecondFactorNeeded() {
  const { data } = useAnswer('GET /api/auth/second-factor', {}, { refetchOnMount: 'always' });
  if (data?.isLost)
    return (
      <MessageCard mark={KeyRound} title={LOST_FACTOR.title} headingLevel={2}>
        {LOST_FACTOR.description}
      </MessageCard>
    );
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
