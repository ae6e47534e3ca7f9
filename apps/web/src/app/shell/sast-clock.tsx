import { sastClock } from '@academy/domain/kernel';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Updates once a minute, not once a second. The prerendered HTML reserves its space but shows no time. */
export function SastClock() {
  const [now, setNow] = useState(() => (import.meta.env.SSR ? null : new Date()));
  useEffect(() => {
    if (now === null) return;
    const untilNextMinute = MINUTE_MS - (now.getTime() % MINUTE_MS);
    const timer = setTimeout(() => setNow(new Date()), untilNextMinute);
    return () => clearTimeout(timer);
  }, [now]);
  if (now === null) return <span className="invisible whitespace-nowrap tabular-nums">00:00 SAST</span>;
  return (
    <time dateTime={now.toISOString()} className="whitespace-nowrap text-ink-2 tabular-nums">
      {sastClock(now)}
    </time>
  );
}
