import type { LeaderboardAnswer } from '@academy/contract/rewards/leaderboard';
import { PROVINCES, type Province } from '@academy/domain/accounts/profiles';
import { POINTS } from '@academy/domain/learning/learning-log';
import { useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/actions/tabs.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { BoardList } from './board-list.tsx';
import { OwnEntry } from './own-entry.tsx';

const PERIODS = { week: 'This week', all: 'All time' } as const;
type Period = keyof typeof PERIODS;

const WORTH: readonly (readonly [string, number])[] = [
  ['A lesson completed', POINTS['lesson-completed']],
  ['A module completed', POINTS['module-completed']],
  ['A live session attended', POINTS['session-attended']],
  ['An assessment passed', POINTS['assessment-passed']],
  ['A project completed', POINTS['project-passed']],
  ['A course completed', POINTS['course-completed']],
];

/** Weekly and all time, everywhere or in a province: the participants, ranked by what they learned. */
export function LeaderboardPage() {
  const [period, setPeriod] = useState<Period>('week');
  const [province, setProvince] = useState<Province | null>(null);
  const query = province === null ? { period } : { period, province };
  const { data: board, isPending, refetch } = useAnswer('GET /api/leaderboard', query);
  return (
    <div className="grid grid-cols-1 gap-stack">
      <PageSection
        title="Leaderboard"
        description="Points come from learning, not from clicks. The week begins on Monday at 00:00 SAST."
      >
        {board && <OwnEntry me={board.me} />}
        <div className="grid grid-cols-1 gap-4">
          <SelectField
            label="Province"
            isLabelHidden
            placeholder="All of South Africa"
            className="max-w-72"
            value={province ?? ''}
            options={PROVINCES.map((value) => ({ value, label: value }))}
            onChange={({ target }) => setProvince((target.value || null) as Province | null)}
          />
          <Tabs value={period} onValueChange={(value) => setPeriod(value as Period)}>
            <TabList label="Period">
              <Tab value="week">{PERIODS.week}</Tab>
              <Tab value="all">{PERIODS.all}</Tab>
            </TabList>
            <TabPanel value={period}>
              {isPending && <Skeleton shape="block" measure="h-80 w-full" />}
              {board && <Board board={board} period={period} />}
              {!isPending && !board && (
                <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
                  We could not load the leaderboard.
                </EmptyState>
              )}
            </TabPanel>
          </Tabs>
        </div>
      </PageSection>
      <PageSection title="What counts">
        <dl className="grid grid-cols-1 gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
          {WORTH.map(([what, points]) => (
            <div key={what} className="flex justify-between gap-4 border-b py-2">
              <dt>{what}</dt>
              <dd className="font-bold font-heading tabular-nums">{points}</dd>
            </div>
          ))}
        </dl>
        <p className="max-w-read text-ink-2">
          Each lesson, assessment and course counts once, however often you return to it. A streak, a coin or
          a badge moves nobody up.
        </p>
      </PageSection>
    </div>
  );
}

function Board({ board, period }: { board: LeaderboardAnswer; period: Period }) {
  const { top, around } = board;
  if (top.length === 0)
    return (
      <EmptyState title="Nobody here yet">
        {period === 'week'
          ? 'Nobody has points this week yet. Complete a lesson and be the first.'
          : 'Nobody has joined here yet. Be the first.'}
      </EmptyState>
    );
  const isOnTop = top.some(({ isMe }) => isMe);
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="grid gap-2">
        <h3>Top ten</h3>
        <BoardList rows={top} label="Top ten" />
      </div>
      {around.length > 1 && !isOnTop && (
        <div className="grid gap-2">
          <h3>Around you</h3>
          <BoardList rows={around} label="Around you" />
        </div>
      )}
    </div>
  );
}
