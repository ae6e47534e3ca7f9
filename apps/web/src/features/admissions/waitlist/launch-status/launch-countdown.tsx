import type { AcademyFacts } from '@academy/domain/academy/academy-settings';
import { type Countdown, countdownTo, launchDateText } from '@academy/domain/admissions/waitlist';
import { LAUNCH_AT } from '@academy/domain/product';
import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '../../../../ui/brand/icon.tsx';

const units = ['days', 'hours', 'minutes', 'seconds'] as const satisfies readonly (keyof Countdown)[];

/** The first render matches the prerendered page, which has no clock: null unless the launch was over then. */
function useCountdown(launchAt: string, wasLaunched: boolean): Countdown | null {
  const launchMs = new Date(launchAt).getTime();
  const [left, setLeft] = useState(() => (wasLaunched ? countdownTo(launchMs, launchMs) : null));
  useEffect(() => {
    const update = () => setLeft(countdownTo(launchMs, Date.now()));
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [launchMs]);
  return left;
}

const isOver = (left: Countdown | null) => left !== null && units.every((unit) => Number(left[unit]) === 0);

interface LaunchCountdownProps {
  academy: AcademyFacts;
  /** When the page was rendered. */
  wasLaunched: boolean;
}

export function LaunchCountdown({ academy: { launchAt = LAUNCH_AT }, wasLaunched }: LaunchCountdownProps) {
  const left = useCountdown(launchAt, wasLaunched);
  return (
    <section aria-label="Launch countdown" className="grid content-start gap-3 text-panel-ink-2">
      <p className="flex items-center gap-2">
        <Icon icon={Clock} />
        {isOver(left) ? 'Launched' : 'Launching'} {launchDateText(launchAt)}
      </p>
      <dl className="grid max-w-120 grid-cols-4 rounded-lg border border-panel-line bg-panel-deep max-[480px]:extra-large:grid-cols-2">
        {units.map((unit) => (
          <div
            key={unit}
            className="flex flex-col-reverse items-center border-panel-line px-1 pt-3 pb-2.5 not-first:border-l"
          >
            <dt className="max-[374px]:tracking-tight">{unit}</dt>
            <dd className="font-bold font-heading text-[clamp(1.875rem,1.6rem+1.4vw,2.75rem)] text-white tabular-nums leading-[1.1]">
              {left?.[unit] ?? '–'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
