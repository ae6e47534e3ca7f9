import { AtSign } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { prepareHeadingFocus } from '../../../lib/pages/focus-heading.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MessageCard } from '../../../ui/feedback/message-card.tsx';
import { linkProblem } from './email-words.ts';

/** The texts of the two links; both wait for the button. */
const LINKS = {
  confirm: {
    endpoint: 'POST /api/auth/email-change/confirmation',
    title: 'Confirm your new address',
    text: 'From then on we write to it, and no longer to the earlier one.',
    label: 'Use this address',
    doneTitle: 'Your new address is confirmed',
    done: (email: string) => `From now on we write to ${email}, and you can sign in with it.`,
  },
  undo: {
    endpoint: 'POST /api/auth/email-change/undoing',
    title: 'It was not you?',
    text: 'We keep your earlier address, sign everybody out, end the password, and email you a link for a new one.',
    label: 'Keep my earlier address',
    doneTitle: 'Your account is yours again',
    done: (email: string) =>
      `We write to ${email}. Everybody who was signed in is signed out, and the password no longer works. Open the link that we have just emailed you, and choose a new one.`,
  },
} as const;

/**
 * The links of both mails about a change of address. Opening one changes nothing, because programs open links too;
 * only the button does.
 */
export function EmailChangeCard() {
  const [[purpose, token = '']] = useState(() => location.hash.slice(1).split('.') as [string, string?]);
  const link = LINKS[purpose === 'undo' ? 'undo' : 'confirm'];
  const { write, isPending } = useWrite(link.endpoint);
  const [email, setEmail] = useState<string>();
  const [problem, setProblem] = useState<string>();
  async function send({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const goToHeading = prepareHeadingFocus(currentTarget);
    const result = await write({ token });
    if (result?.ok) {
      flushSync(() => setEmail(result.answer.email));
      goToHeading();
    } else if (result) setProblem(linkProblem(result.failure));
  }
  const isDone = email !== undefined;
  return (
    <MessageCard
      mark={AtSign}
      title={isDone ? link.doneTitle : link.title}
      headingLevel={2}
      className="mx-auto"
      action={
        isDone ? (
          <Button href="/">To the academy</Button>
        ) : (
          <Button variant="primary" isPending={isPending} onClick={(event) => void send(event)}>
            {link.label}
          </Button>
        )
      }
    >
      <span role="status">{isDone ? link.done(email) : (problem ?? link.text)}</span>
    </MessageCard>
  );
}
