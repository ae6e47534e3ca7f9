import { sastClock } from '@academy/domain/kernel';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Changes with the minute, not once a second. */
export function SastClock() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const untilNextMinute = MINUTE_MS - (now.getTime() % MINUTE_MS);
    const timer = setTimeout(() => setNow(new Date()), untilNextMinute);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <time dateTime={now.toISOString()} className="whitespace-nowrap text-ink-2 tabular-nums">
      {sastClock(now)}
    </time>
  );
}
