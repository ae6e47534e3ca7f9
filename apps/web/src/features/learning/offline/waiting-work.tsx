import { sastDayAndMonth, sastTime } from '@academy/domain/kernel';
import { useState } from 'react';
import { useIsOnline } from '../../../lib/device/use-is-online.ts';
import type { WaitingStep } from '../../../lib/work/define-unsent-work.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { RefusedWork } from './refused-work.tsx';
import { useWaitingSteps } from './use-waiting-steps.ts';

function Steps({ steps }: { steps: readonly WaitingStep[] }) {
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
  const [isSending, setIsSending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isOnline = useIsOnline();
  const { steps, look } = useWaitingSteps(userId);
  const isWaiting = steps !== null && steps.length > 0;

  async function send() {
    setIsSending(true);
    try {
      const { sendUnsentWork } = await import('../../../lib/work/send-unsent-work.ts');
      await sendUnsentWork(userId);
    } catch {
      // Neither the code nor the work can be transferred now.
    }
    setIsSending(false);
    setHasFailed((await look()) > 0);
  }

  return (
    <>
      <PageSection
        title="Waiting to be sent"
        description="Learning you do without a connection counts for the day you did it. All of this goes to the academy by itself when the line is back."
        action={
          isWaiting && (
            <Button disabled={!isOnline} isPending={isSending} onClick={() => void send()}>
              Send now
            </Button>
          )
        }
      >
        <div role="status">
          {hasFailed && isWaiting && <p>The academy could not be reached. Nothing is lost.</p>}
        </div>
        {steps === null && (
          <SkeletonGroup label="Loading what waits" count={2} className="grid gap-3">
            <SkeletonRow />
          </SkeletonGroup>
        )}
        {isWaiting && <Steps steps={steps} />}
        {steps?.length === 0 && <EmptyState>Nothing waits. The academy has it all.</EmptyState>}
      </PageSection>
      <RefusedWork userId={userId} />
    </>
  );
}
