import { sastDateTime } from '@academy/domain/kernel';
import type { DayRange } from '@academy/domain/overview/operations';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnswer } from '../../../../lib/answers/answers.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { figuresFailed } from '../operations-words.ts';
import { DayTables } from './day-tables.tsx';
import type { InsightsAnswer } from './insights-answer.ts';
import { ItemTable, LessonTable } from './insights-tables.tsx';

interface InsightsProps {
  isLive: boolean;
  range: DayRange;
}

/** Drop-off, graded items and days: figures at most an hour old, for any range of days. */
export function Insights({ isLive, range }: InsightsProps) {
  const [courseId, setCourseId] = useState<string>();
  const figures = isLive ? 'live' : 'sample';
  const { data, error, isPending, isPlaceholderData, refetch } = useAnswer(
    'GET /api/admin/insights',
    { figures, ...range, ...(courseId !== undefined && isLive && { courseId }) },
    { placeholderData: keepPreviousData },
  );
  const known = data?.figures === figures ? data : undefined;
  // Figures of another course or range are neither shown nor exported under this one's name.
  const shown = isPlaceholderData ? undefined : known;
  // A separate boundary: if the figures fail to load, another course can still be chosen.
  const [courses, setCourses] = useState<InsightsAnswer['courses']>([]);
  if (isLive && known && known.courses !== courses) setCourses(known.courses);
  return (
    <div className="grid gap-stack" aria-busy={isPlaceholderData}>
      {isLive && (
        <SelectField
          label="Course"
          value={courseId ?? known?.courseId ?? ''}
          onChange={(event) => setCourseId(event.target.value)}
          options={courses.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      {shown && <Counted {...shown} />}
      {!shown && (isPending || data) && (
        <SkeletonGroup label="Loading the figures" count={2} className="grid gap-3">
          <Skeleton shape="block" measure="h-32 w-full" />
        </SkeletonGroup>
      )}
      {!isPending && !data && (
        <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {error && figuresFailed(error)}
        </EmptyState>
      )}
    </div>
  );
}

function Counted({ figures, countedAt, lessons, items, days }: InsightsAnswer) {
  const isLive = figures === 'live';
  return (
    <>
      {isLive && (
        <p className="text-ink-2">
          {countedAt === null
            ? 'Nothing has been counted yet. The first figures will be here within the hour.'
            : `Counted every hour, last on ${sastDateTime(new Date(countedAt))}.`}
        </p>
      )}
      <LessonTable lessons={lessons} isLive={isLive} />
      <ItemTable items={items} isLive={isLive} />
      <DayTables days={days} isLive={isLive} />
    </>
  );
}
