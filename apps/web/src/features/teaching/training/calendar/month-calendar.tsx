import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import { monthInWords, type SastDay, sastDay, WEEKDAYS } from '@academy/domain/kernel';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { CalendarDay } from './calendar-day.tsx';
import { addMonths, dayAfterKey, dayInMonth, monthOf, monthWeeks } from './month-grid.ts';
import { Legend } from './session-mark.tsx';
import { sessionsByDay } from './session-state.ts';

interface MonthCalendarProps {
  sessions: readonly SessionAnswer[];
  now: Date;
  chosenDay: SastDay | null;
  onChooseDay: (day: SastDay) => void;
}

/** TRAIN-36 to TRAIN-38: one day of the grid is a tab stop, the others are reached from it with the arrow keys. */
export function MonthCalendar({ sessions, now, chosenDay, onChooseDay }: MonthCalendarProps) {
  const today = sastDay(now);
  const [reachableDay, setReachableDay] = useState(today);
  const movedByKey = useRef(false);
  const gridRef = useRef<HTMLTableElement>(null);
  const titleId = useId();
  const month = monthOf(reachableDay);
  const byDay = sessionsByDay(sessions);

  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    gridRef.current?.querySelector<HTMLElement>(`[data-day="${reachableDay}"]`)?.focus();
  }, [reachableDay]);

  const turn = (months: number) => setReachableDay(dayInMonth(reachableDay, addMonths(month, months)));

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayAfterKey(reachableDay, event.key);
    if (next === null) return;
    event.preventDefault();
    movedByKey.current = true;
    setReachableDay(next);
  }

  return (
    <Card as="section" padding="none" aria-labelledby={titleId} className="grid gap-4 p-3 sm:p-5">
      <div className="flex items-center justify-between gap-3 pl-1">
        <h2 id={titleId} aria-live="polite">
          {monthInWords(month)}
        </h2>
        <div className="flex gap-2">
          <IconButton
            variant="secondary"
            icon={ChevronLeft}
            label="Previous month"
            onClick={() => turn(-1)}
          />
          <IconButton variant="secondary" icon={ChevronRight} label="Next month" onClick={() => turn(1)} />
        </div>
      </div>
      <div className="@container">
        <table
          ref={gridRef}
          aria-labelledby={titleId}
          onKeyDown={onKeyDown}
          className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-md border"
        >
          <thead>
            <tr>
              {WEEKDAYS.map((weekday) => (
                <th
                  key={weekday}
                  scope="col"
                  className="bg-sunken py-2 font-semibold text-ink-2 not-first:border-l"
                >
                  <abbr title={weekday} className="no-underline">
                    <span className="sm:hidden">{weekday.slice(0, 1)}</span>
                    <span className="max-sm:hidden">{weekday.slice(0, 3)}</span>
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {monthWeeks(month).map((week) => (
              <tr key={week[0]}>
                {week.map((day) => (
                  <td key={day} className="h-px border-t p-0 align-top not-first:border-l">
                    <CalendarDay
                      day={day}
                      sessions={byDay.get(day) ?? []}
                      now={now}
                      isInMonth={monthOf(day) === month}
                      isToday={day === today}
                      isChosen={day === chosenDay}
                      isReachable={day === reachableDay}
                      onChoose={() => {
                        setReachableDay(day);
                        onChooseDay(day);
                      }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Legend />
    </Card>
  );
}
