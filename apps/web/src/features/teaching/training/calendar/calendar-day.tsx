import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import { dayInWords, type SastDay, sastTime } from '@academy/domain/kernel';
import { classNames } from '../../../../ui/class-names.ts';
import { MarkDrawing } from './session-mark.tsx';
import { MARK_WORDS, markOf, type SessionMark } from './session-state.ts';

/** A narrow cell has room for this many. */
const MOST_MARKS = 3;

interface CalendarDayProps {
  day: SastDay;
  sessions: readonly SessionAnswer[];
  now: Date;
  isInMonth: boolean;
  isToday: boolean;
  isChosen: boolean;
  /** The one day of the grid that is a tab stop. */
  isReachable: boolean;
  onChoose: () => void;
}

export function CalendarDay({
  day,
  sessions,
  now,
  isInMonth,
  isToday,
  isChosen,
  isReachable,
  onChoose,
}: CalendarDayProps) {
  const marked = sessions.flatMap((session) => {
    const mark = markOf(session, now);
    return mark === null ? [] : [{ session, mark }];
  });
  const [weekday, date, month] = dayInWords(day).split(' ');
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isReachable ? 0 : -1}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={onChoose}
      className={classNames(
        'relative flex h-full min-h-14 w-full flex-col items-center gap-1 px-0.5 py-1.5 hover:bg-hover focus-visible:-outline-offset-3 @min-[33rem]:min-h-19 @min-[33rem]:items-start @min-[33rem]:px-1.5',
        isChosen && 'bg-accent-soft',
        isInMonth ? 'font-semibold' : 'text-ink-3',
      )}
    >
      <span className="sr-only">{weekday}</span>
      <span
        className={classNames(
          'grid h-8 min-w-8 place-items-center rounded-bead font-heading',
          isToday && 'bg-sun font-bold text-sun-ink',
        )}
      >
        {date}
      </span>
      <span className="sr-only">{isToday ? `${month}, today` : month}</span>
      <span className="flex flex-wrap justify-center gap-1 @min-[33rem]:flex-col">
        {marked.map(({ session, mark }, place) => (
          <DayMark key={session.id} session={session} mark={mark} isHidden={place >= MOST_MARKS} />
        ))}
        {marked.length > MOST_MARKS && (
          <span aria-hidden="true" className="font-normal text-ink-2">
            +{marked.length - MOST_MARKS}
          </span>
        )}
      </span>
    </button>
  );
}

interface DayMarkProps {
  session: SessionAnswer;
  mark: SessionMark;
  /** There is no room for it; it is only read out. */
  isHidden: boolean;
}

/** Shows the shape, and next to it the time where there is room; the words are read out. */
function DayMark({ session, mark, isHidden }: DayMarkProps) {
  return (
    <span className={classNames('flex items-center gap-1 font-normal text-ink-2', isHidden && 'sr-only')}>
      <MarkDrawing mark={mark} />
      <span className="@max-[33rem]:sr-only">{sastTime(new Date(session.date))}</span>
      <span className="sr-only">
        {session.title}, {mark === 'booked' ? 'Booked' : MARK_WORDS[mark]}
      </span>
    </span>
  );
}
