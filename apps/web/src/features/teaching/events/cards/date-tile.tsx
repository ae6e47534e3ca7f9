import type { EventAnswer } from '@academy/contract/teaching/events';
import { sastDayAndMonth } from '@academy/domain/kernel';
import { classNames } from '../../../../ui/class-names.ts';
import { GRADIENT_CLASSES } from './gradient-classes.ts';

/** Day and month on the event's gradient; read out with the times next to it. */
export function DateTile({ event }: { event: Pick<EventAnswer, 'date' | 'gradientClass'> }) {
  const [day, month] = sastDayAndMonth(new Date(event.date)).split(' ');
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid min-h-19 w-16 shrink-0 place-content-center justify-items-center self-start rounded-md font-semibold leading-[1.15]',
        GRADIENT_CLASSES[event.gradientClass],
      )}
    >
      <span className="font-bold font-heading text-2xl">{day}</span>
      {month}
    </span>
  );
}
