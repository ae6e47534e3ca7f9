import { isMailKind, MAIL_KINDS } from '@academy/domain/academy/mail-kinds';
import { MailCheck, MailX } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { useRouteParams } from '../../../lib/pages/route-params.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MessageCard } from '../../../ui/feedback/message-card.tsx';
import { unsubscribeProblem } from './mail-messages.ts';

/** The unsubscribe link of a mail. Opening it changes nothing, because programs open links too; only the button does. */
export function UnsubscribeCard() {
  const { token } = useRouteParams('/unsubscribe/:token');
  const { write, isPending } = useWrite('POST /api/unsubscriptions');
  const [isEnded, setIsEnded] = useState(false);
  const [problem, setProblem] = useState<string>();
  const kind = token.split('.')[1] ?? '';
  const name = isMailKind(kind) ? MAIL_KINDS[kind].name : 'these';

  async function end() {
    const result = await write({ token });
    if (!result) return;
    setIsEnded(result.ok);
    setProblem(result.ok ? undefined : unsubscribeProblem(result.failure));
  }

  if (isEnded)
    return (
      <MessageCard
        mark={MailCheck}
        title="You will not get these emails any more"
        headingLevel={2}
        className="mx-auto"
        action={<Button href="/settings?tab=preferences">Choose your emails</Button>}
      >
        The bell in the academy will still let you know. You can change your mind at any time.
      </MessageCard>
    );
  return (
    <MessageCard
      mark={MailX}
      title={`End mails: ${name}`}
      headingLevel={2}
      className="mx-auto"
      action={
        <Button variant="primary" isPending={isPending} onClick={() => void end()}>
          Stop these emails
        </Button>
      }
    >
      {problem ?? 'One click, and no need to sign in. You will still get the emails that your account needs.'}
    </MessageCard>
  );
}
