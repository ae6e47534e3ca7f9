import type { TicketThread } from '@academy/contract/teaching/tickets';
import { sastDateTime } from '@academy/domain/kernel';
import { ArrowLeft } from 'lucide-react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { useRouteParams } from '../../../lib/pages/route-params.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MessageCard } from '../../../ui/feedback/message-card.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { AnswerForm } from './answer-form.tsx';
import { AttachedChat } from './attached-chat.tsx';
import { closingFailed } from './ticket-messages.ts';
import { TicketStateBadge } from './ticket-state.tsx';

/** One question with all its messages, for the learner who asked and for those who answer. */
export function TicketPage() {
  const { id } = useRouteParams('/tickets/:id');
  const {
    data: thread,
    isPending,
    error,
    refetch,
  } = useAnswer('GET /api/tickets/:ticketId', { ticketId: id }, { refetchOnMount: 'always' });
  usePageTitle(thread?.subject);
  if (isPending) return <Spinner label="Loading the question" />;
  if (!thread) {
    const isGone = error?.code === 'unknown-ticket' || error?.code === 'invalid-request';
    return (
      <MessageCard
        mark="lost"
        title={isGone ? 'Question not found' : 'We could not load the question'}
        headingLevel={2}
        action={
          isGone ? (
            <Button href="/tickets">Your questions</Button>
          ) : (
            <Button onClick={() => void refetch()}>Try again</Button>
          )
        }
      >
        {isGone ? 'It may be somebody else’s, or it is no longer here.' : 'Please check your connection.'}
      </MessageCard>
    );
  }
  return <Thread thread={thread} />;
}

function Thread({ thread }: { thread: TicketThread }) {
  const { id, subject, state, courseTitle, askedBy, isOwn, lessonUrl, chat, messages } = thread;
  return (
    <div className="mx-auto grid w-full max-w-180 gap-5">
      <div>
        <Button variant="quiet" icon={ArrowLeft} href={isOwn ? '/tickets' : '/students'}>
          {isOwn ? 'Your questions' : 'My students'}
        </Button>
      </div>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Heading level={2} className="min-w-0 wrap-anywhere">
            {subject}
          </Heading>
          <TicketStateBadge state={state} />
        </div>
        <p className="text-ink-2">{[!isOwn && askedBy, courseTitle].filter(Boolean).join(' · ')}</p>
        {lessonUrl !== null && <a href={lessonUrl}>Open the lesson it is about</a>}
      </div>
      {chat.length > 0 && <AttachedChat chat={chat} />}
      <ol aria-label="What was written" className="grid gap-3">
        {messages.map(({ from, name, text, at }) => (
          <Card
            key={at + from}
            as="li"
            padding="tight"
            tone={from === 'staff' ? 'info' : 'plain'}
            className="grid gap-1"
          >
            <p className="flex flex-wrap justify-between gap-x-4">
              <b>{name}</b>
              <span className="text-ink-2">{sastDateTime(new Date(at))}</span>
            </p>
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
          </Card>
        ))}
      </ol>
      <AnswerForm ticketId={id} isOwn={isOwn} />
      {state !== 'closed' && <CloseButton ticketId={id} />}
    </div>
  );
}

function CloseButton({ ticketId }: { ticketId: string }) {
  const { write, isPending } = useWrite('POST /api/tickets/:ticketId/closing');
  async function close() {
    const result = await write({ ticketId });
    if (result && !result.ok) toast(closingFailed(result.failure));
  }
  return (
    <div>
      <Button isPending={isPending} onClick={() => void close()}>
        Close this question
      </Button>
    </div>
  );
}
