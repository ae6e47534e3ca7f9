import { sastDayAndMonth, sastTime } from '@academy/domain/kernel';
import { useEffect, useReducer, useState } from 'react';
import { privateEntry } from '../../../lib/device/device-store.ts';
import { useIsOnline } from '../../../lib/device/use-is-online.ts';
import { attemptAnswersEntry } from '../assessments/attempts/attempt-answers.ts';
import { learningLogOf } from '../../../lib/work/browser-learning-log.ts';
import { queuedBookingEntry } from '../../teaching/training/calendar/queued-bookings.ts';
import { sendUnsentWork } from '../../../lib/work/send-unsent-work.ts';
import { onUnsentWork } from '../../../lib/work/unsent-work.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { RefusedWork } from './refused-work.tsx';
import { bookingWords, eventWords, textWords } from './waiting-words.ts';

interface Step {
  readonly id: string;
  readonly words: string;
  /** When it happened, if known. */
  readonly at: string | null;
}

function stepsOf(userId: string): Step[] {
  const events = learningLogOf(userId)
    .pending()
    .map((event) => ({ id: event.id, words: eventWords(event), at: event.occurredAt }));
  const texts = (['writing', 'project'] as const).flatMap((kind) =>
    privateEntry(userId, kind, (stored) => stored as { readonly writtenAt?: string } | null)
      .all()
      .map(({ id, value }) => ({ id, words: textWords(id), at: value.writtenAt ?? null })),
  );
  const answers = attemptAnswersEntry(userId)
    .all()
    .map(({ id, value }) => ({ id, words: 'Answers of an assessment', at: value.writtenAt }));
  const bookings = queuedBookingEntry(userId)
    .all()
    .map(({ id, value }) => ({ id, words: bookingWords(value), at: value.wantedAt }));
  return [...events, ...texts, ...answers, ...bookings];
}

function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <Card padding="none">
      <ul>
        {steps.map(({ id, words, at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 px-5 py-3 not-first:border-t">
            <span>{words}</span>
            {at !== null && (
              <span className="text-ink-2">
                {sastDayAndMonth(new Date(at))}, {sastTime(new Date(at))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What this device has and the academy does not have yet, and a button to send it. */
export function WaitingWork({ userId }: { userId: string }) {
  const [, look] = useReducer((count: number) => count + 1, 0);
  const [isSending, setIsSending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isOnline = useIsOnline();
  useEffect(() => onUnsentWork(look), []);
  const steps = stepsOf(userId);

  async function send() {
    setIsSending(true);
    await sendUnsentWork(userId);
    setIsSending(false);
    setHasFailed(stepsOf(userId).length > 0);
  }

  return (
    <>
      <PageSection
        title="Waiting to be sent"
        description="Learning you do without a connection counts for the day you did it. All of this goes to the academy by itself when the line is back."
        action={
          steps.length > 0 && (
            <Button disabled={!isOnline} isPending={isSending} onClick={() => void send()}>
              Send now
            </Button>
          )
        }
      >
        <div role="status">
          {hasFailed && steps.length > 0 && <p>The academy could not be reached. Nothing is lost.</p>}
        </div>
        {steps.length > 0 ? (
          <Steps steps={steps} />
        ) : (
          <EmptyState>Nothing waits. The academy has it all.</EmptyState>
        )}
      </PageSection>
      <RefusedWork userId={userId} />
    </>
  );
}
