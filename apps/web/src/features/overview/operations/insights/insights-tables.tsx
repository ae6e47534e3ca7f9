import { itemsCsv, lessonsCsv } from '@academy/domain/overview/operations';
import { CircleAlert } from 'lucide-react';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { Table, type TableColumn } from '../../../../ui/layout/table.tsx';
import { Tabled } from '../figure-table.tsx';
import type { InsightsAnswer } from './insights-answer.ts';
import { discriminationText, FLAG_WORDS } from './insights-words.ts';
import { Marked } from './marked-figure.tsx';
import { ShareBars } from './share-bars.tsx';

type Lesson = InsightsAnswer['lessons'][number];
type Item = InsightsAnswer['items'][number];

/** From this share on a lesson is worth a look. */
const MUCH_DROP_OFF_PERCENT = 15;

const isMuch = ({ dropOffPercent }: Lesson) => dropOffPercent >= MUCH_DROP_OFF_PERCENT;

const LESSONS: readonly TableColumn<Lesson>[] = [
  { key: 'title', header: 'Lesson', kind: 'title', cell: ({ title }) => title },
  { key: 'module', header: 'Module', cell: ({ moduleTitle }) => moduleTitle },
  { key: 'opened', header: 'Opened', kind: 'number', cell: ({ opened }) => opened },
  { key: 'completed', header: 'Completed', kind: 'number', cell: (row) => `${row.completedPercent}%` },
  { key: 'stopped', header: 'Stopped here', kind: 'number', cell: ({ stopped }) => stopped },
  {
    key: 'drop-off',
    header: 'Drop-off',
    kind: 'number',
    cell: (row) => <Marked isMarked={isMuch(row)}>{row.dropOffPercent}%</Marked>,
  },
];

export function LessonTable({ lessons, isLive }: { lessons: readonly Lesson[]; isLive: boolean }) {
  const opened = lessons.filter((lesson) => lesson.opened > 0);
  const worst = opened.toSorted((a, b) => b.dropOffPercent - a.dropOffPercent)[0];
  return (
    <Tabled
      title="Drop-off by lesson"
      description="Of the learners who opened a lesson on these days: who completed it, and who has opened nothing after it and been away for two weeks."
      csv={isLive && lessonsCsv(lessons)}
      file="drop-off"
      isEmpty={opened.length === 0}
    >
      <ShareBars
        title="Drop-off in per cent, lesson by lesson"
        label={worst ? `The largest drop-off is ${worst.dropOffPercent}% in ${worst.title}.` : ''}
        bars={lessons.map((lesson) => ({
          key: lesson.lessonId,
          percent: lesson.dropOffPercent,
          isMarked: isMuch(lesson),
        }))}
      />
      <Table
        caption="Drop-off by lesson"
        columns={LESSONS}
        rows={lessons}
        rowKey={({ lessonId }) => lessonId}
      />
    </Tabled>
  );
}

function Flag({ flag }: Pick<Item, 'flag'>) {
  if (flag === null) return <span className="text-ink-3">–</span>;
  const { label, hint } = FLAG_WORDS[flag];
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone={flag === 'strong-fail' ? 'danger' : 'warning'} icon={CircleAlert}>
        {label}
      </Badge>
      <span className="text-ink-2">{hint}</span>
    </span>
  );
}

const ITEMS: readonly TableColumn<Item>[] = [
  { key: 'ask', header: 'Item', kind: 'title', cell: ({ ask }) => ask },
  { key: 'assessment', header: 'Assessment', cell: ({ assessmentTitle }) => assessmentTitle },
  { key: 'lesson', header: 'Lesson', cell: ({ lessonTitle }) => lessonTitle },
  { key: 'asked', header: 'Answers', kind: 'number', cell: ({ asked }) => asked },
  { key: 'right', header: 'Right', kind: 'number', cell: ({ rightPercent }) => `${rightPercent}%` },
  {
    key: 'discrimination',
    header: 'Discrimination',
    kind: 'number',
    cell: ({ discrimination }) => discriminationText(discrimination),
  },
  { key: 'flag', header: 'To look at', cell: ({ flag }) => <Flag flag={flag} /> },
];

const bySeverity = (a: Item, b: Item) => Number(b.flag === 'strong-fail') - Number(a.flag === 'strong-fail');

export function ItemTable({ items, isLive }: { items: readonly Item[]; isLive: boolean }) {
  const rows = items.toSorted(bySeverity);
  const flagged = rows.filter(({ flag }) => flag === 'strong-fail').length;
  return (
    <Tabled
      title="Graded items"
      description="How many get an item right, and whether those who do well elsewhere do well here: near 1 it tells strong from weak, below 0 strong learners fail it. Judged from 20 answers on."
      csv={isLive && itemsCsv(items)}
      file="graded-items"
      isEmpty={items.length === 0}
    >
      <ShareBars
        title="Right answers in per cent, item by item"
        label={`${rows.length} items, of which strong learners fail ${flagged}.`}
        bars={rows.map(({ assessmentId, itemId, rightPercent, flag }) => ({
          key: `${assessmentId}/${itemId}`,
          percent: rightPercent,
          isMarked: flag === 'strong-fail',
        }))}
      />
      <Table
        caption="Graded items"
        columns={ITEMS}
        rows={rows}
        rowKey={({ assessmentId, itemId }) => `${assessmentId}/${itemId}`}
      />
    </Tabled>
  );
}
