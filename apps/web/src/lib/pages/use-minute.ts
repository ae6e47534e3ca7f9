import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, updated every minute, so that an open page notices what starts. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), MINUTE_MS - (now.getTime() % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
