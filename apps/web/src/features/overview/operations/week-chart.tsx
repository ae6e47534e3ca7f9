import { sastDayAndMonth, startOfSastDay } from '@academy/domain/kernel';
import type { WeekOfAcademy } from '@academy/domain/overview/operations';

const HEIGHT = 120;
const STEP = 40;
const BAR = 24;

/** Active learners per week. The table below has the same figures, so the drawing is one image with one description. */
export function WeekChart({ weeks }: { weeks: readonly WeekOfAcademy[] }) {
  const most = Math.max(1, ...weeks.map(({ active }) => active));
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return null;
  return (
    <figure className="grid gap-2 border-b p-5">
      <figcaption className="font-semibold">Active learners</figcaption>
      <svg
        role="img"
        aria-label={`Active learners by week: ${first.active} at first, ${last.active} in the last week, ${most} at most.`}
        viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-32 w-full"
      >
        {weeks.map(({ week, active }, index) => {
          const height = Math.max(2, (active / most) * HEIGHT);
          return (
            <rect
              key={week}
              x={index * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              className="fill-accent"
            />
          );
        })}
      </svg>
      <div aria-hidden="true" className="flex justify-between text-ink-3">
        <span>{sastDayAndMonth(startOfSastDay(first.week))}</span>
        <span>{sastDayAndMonth(startOfSastDay(last.week))}</span>
      </div>
    </figure>
  );
}
