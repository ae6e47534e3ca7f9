import { addDays, type SastDay, WEEKDAYS, weekStart } from '@academy/domain/kernel';
import { classNames } from '../../../../ui/class-names.ts';

interface WeekBeadsProps {
  learned: readonly SastDay[];
  today: SastDay;
}

/** Seven beads from Sunday to Saturday: those of learning days are full, today's has a ring. */
export function WeekBeads({ learned, today }: WeekBeadsProps) {
  const sunday = weekStart(today);
  const days = WEEKDAYS.map((name, index) => ({ name, day: addDays(sunday, index) }));
  const full = days.filter(({ day }) => learned.includes(day)).map(({ name }) => name);
  return (
    <div
      role="img"
      aria-label={
        full.length === 0 ? 'No learning days this week yet' : `You learned this week on ${full.join(', ')}`
      }
      className="relative mt-1 flex justify-between px-1.5 before:absolute before:inset-x-4 before:top-[0.9375rem] before:h-0.5 before:bg-line-strong"
    >
      {days.map(({ name, day }) => (
        <span
          key={day}
          className={classNames(
            'relative grid justify-items-center gap-2',
            day === today ? 'font-bold' : 'text-ink-2',
          )}
        >
          <span className={beadLook(learned.includes(day), day === today)} />
          {name.charAt(0)}
        </span>
      ))}
    </div>
  );
}

function beadLook(isFull: boolean, isToday: boolean): string {
  return classNames(
    'aspect-square w-[min(2rem,8vw)] rounded-bead border-2',
    isFull ? 'border-sun-edge bg-sun' : 'border-line-control bg-surface',
    isToday && 'shadow-[0_0_0_3px_var(--surface),0_0_0_5px_var(--sun)]',
  );
}
