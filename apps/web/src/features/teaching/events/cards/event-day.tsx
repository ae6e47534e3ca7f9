import { sastDayAndMonth } from '@academy/domain/kernel';

/** The day, large, in the text colour of its gradient; the times below contain it too. */
export function EventDay({ date }: { date: string }) {
  const [day, month] = sastDayAndMonth(new Date(date)).split(' ');
  return (
    <span aria-hidden="true" className="flex items-baseline gap-2 font-heading">
      <span className="font-black text-3xl">{day}</span>
      <span className="font-bold text-xl">{month}</span>
    </span>
  );
}
