import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import type { SastDay } from '@academy/domain/kernel';
import { useState } from 'react';
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { GiveBackDialog } from './give-back-dialog.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { SessionList } from './session-list.tsx';
import { useSessions } from './use-sessions.ts';

const SKELETONS = 3;

export function CalendarView({ now }: { now: Date }) {
  const { sessions, isPending, isError, refetch, book, giveBack, takeBack, seats, busyId } = useSessions();
  const [chosenDay, setChosenDay] = useState<SastDay | null>(null);
  const [leaving, setLeaving] = useState<SessionAnswer | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  async function leave(session: SessionAnswer) {
    await giveBack(session);
    setIsAsking(false);
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <MonthCalendar
        sessions={sessions}
        now={now}
        chosenDay={chosenDay}
        onChooseDay={(day) => setChosenDay(day === chosenDay ? null : day)}
      />
      <div className="lg:row-span-2">
        {isPending ? (
          <SkeletonGroup label="Loading sessions" count={SKELETONS} className="grid gap-3">
            <Skeleton shape="block" measure="h-44 w-full" />
          </SkeletonGroup>
        ) : (
          <SessionList
            sessions={sessions}
            now={now}
            chosenDay={chosenDay}
            onShowAll={() => setChosenDay(null)}
            onRetry={isError ? () => void refetch() : null}
            busyId={busyId}
            seats={seats}
            onDue={() => void refetch()}
            onBook={(session, orWait) => void book(session, orWait)}
            onTakeBack={takeBack}
            onGiveBack={(session) => {
              setLeaving(session);
              setIsAsking(true);
            }}
          />
        )}
      </div>
      <CalendarFeed />
      {leaving && (
        <GiveBackDialog
          session={leaving}
          isOpen={isAsking}
          isPending={busyId === leaving.id}
          onClose={() => setIsAsking(false)}
          onConfirm={() => void leave(leaving)}
        />
      )}
    </div>
  );
}
