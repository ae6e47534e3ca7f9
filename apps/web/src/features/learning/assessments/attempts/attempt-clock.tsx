import { Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { timeLeftText } from './time-left.ts';

const SECOND_MS = 1000;

interface AttemptClockProps {
  /** When the attempt was opened here; the device's clock is only used to measure from then on. */
  secondsLeft: number;
  onTimeUp: () => void;
}

/** Shows the minutes left, and when they are over. Announced only near the end. */
export function AttemptClock({ secondsLeft, onTimeUp }: AttemptClockProps) {
  const [endsAtMs] = useState(() => Date.now() + secondsLeft * SECOND_MS);
  const [left, setLeft] = useState(secondsLeft);
  const isUp = left <= 0;
  const latest = useRef(onTimeUp);
  latest.current = onTimeUp;

  useEffect(() => {
    if (isUp) return latest.current();
    const timer = setInterval(() => setLeft(Math.ceil((endsAtMs - Date.now()) / SECOND_MS)), SECOND_MS);
    return () => clearInterval(timer);
  }, [endsAtMs, isUp]);

  return (
    <p className="flex items-center gap-2 text-ink-2">
      <Icon icon={Clock} size="small" />
      <span role="timer" aria-live={left <= 60 ? 'polite' : 'off'}>
        {timeLeftText(left)}
      </span>
    </p>
  );
}
