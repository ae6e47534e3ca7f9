import { DAILY_FIGURES, type DailyFigure, daysCsv } from '@academy/domain/overview/operations';
import { MoreLink } from '../../../../ui/actions/more-link.tsx';
import { Table, type TableColumn } from '../../../../ui/layout/table.tsx';
import { Tabled } from '../figure-table.tsx';
import { dayText } from '../operations-words.ts';
import type { InsightsAnswer } from './insights-answer.ts';
import { FIGURE_WORDS } from './insights-words.ts';
import { Marked } from './marked-figure.tsx';
import { ShareBars } from './share-bars.tsx';

type Day = InsightsAnswer['days'][number];

interface DayGroup {
  readonly title: string;
  readonly description: string;
  readonly file: string;
  /** The first is drawn; days on which the warning is not zero are marked. */
  readonly figures: readonly [DailyFigure, ...DailyFigure[]];
  readonly warning: DailyFigure | null;
  readonly more: { readonly href: string; readonly text: string };
}

const GROUPS: readonly DayGroup[] = [
  {
    title: 'Visits and errors',
    description: 'A visit is one opening of the landing page; nobody is followed.',
    file: 'visits',
    figures: ['landing-views', 'errors'],
    warning: 'errors',
    more: { href: '/admin/health', text: 'Health' },
  },
  {
    title: 'Streaks and the assistant',
    description: 'Learners on a streak at the end of each day, and what the assistant was asked.',
    file: 'streaks-and-assistant',
    figures: ['streaks', 'long-streaks', 'agent-replies', 'agent-declined'],
    warning: null,
    more: { href: '/admin/agents', text: 'Questions that no lesson answers' },
  },
  {
    title: 'Email and jobs',
    description: 'What was sent on a day, and what was waiting or had failed at its end.',
    file: 'email-and-jobs',
    figures: ['mails-sent', 'mails-waiting', 'mails-failed', 'jobs-late', 'jobs-failed'],
    warning: 'mails-failed',
    more: { href: '/admin/health', text: 'Health' },
  },
];

const valueOn = ({ values }: Day, figure: DailyFigure) => values[DAILY_FIGURES.indexOf(figure)] ?? 0;

const isWarning = (day: Day, warning: DailyFigure | null) => warning !== null && valueOn(day, warning) > 0;

const columnsOf = ({
  figures,
  warning,
}: Pick<DayGroup, 'figures' | 'warning'>): readonly TableColumn<Day>[] => [
  { key: 'day', header: 'Day', kind: 'title', cell: ({ day }) => dayText(day) },
  ...figures.map(
    (figure): TableColumn<Day> => ({
      key: figure,
      header: FIGURE_WORDS[figure],
      kind: 'number',
      cell: (day) => (
        <Marked isMarked={figure === warning && isWarning(day, warning)}>{valueOn(day, figure)}</Marked>
      ),
    }),
  ),
];

interface DayTablesProps {
  days: readonly Day[];
  isLive: boolean;
}

export function DayTables({ days, isLive }: DayTablesProps) {
  return GROUPS.map((group) => <DayTable key={group.file} {...group} days={days} isLive={isLive} />);
}

function DayTable({
  title,
  description,
  file,
  figures,
  warning,
  more,
  days,
  isLive,
}: DayGroup & DayTablesProps) {
  const [drawn] = figures;
  const most = Math.max(1, ...days.map((day) => valueOn(day, drawn)));
  const headers = figures.map((figure) => FIGURE_WORDS[figure]);
  const rows = days.map((day) => ({ day: day.day, values: figures.map((figure) => valueOn(day, figure)) }));
  return (
    <Tabled
      title={title}
      description={description}
      csv={isLive && daysCsv(headers, rows)}
      file={file}
      isEmpty={days.length === 0}
    >
      <ShareBars
        title={FIGURE_WORDS[drawn]}
        label={`${FIGURE_WORDS[drawn]} by day, ${most} at most.`}
        bars={days.map((day) => ({
          key: day.day,
          percent: (valueOn(day, drawn) / most) * 100,
          isMarked: isWarning(day, warning),
        }))}
      />
      <Table
        caption={title}
        columns={columnsOf({ figures, warning })}
        rows={days}
        rowKey={({ day }) => day}
      />
      {isLive && (
        <p className="border-t px-5 py-3">
          <MoreLink href={more.href}>{more.text}</MoreLink>
        </p>
      )}
    </Tabled>
  );
}
