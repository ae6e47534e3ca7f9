const REPORT_AFTER_SECONDS = 60;
// A page full of text is read without any input for a while.
const IDLE_AFTER_SECONDS = 120;
/** Less than this is a glance, not studying. */
const LEAST_SECONDS = 3;

export interface StudyClock {
  readonly lastTickMs: number;
  readonly lastTouchMs: number;
  /** Not reported yet. */
  readonly seconds: number;
  readonly totalSeconds: number;
}

export function startStudyClock(nowMs: number): StudyClock {
  return { lastTickMs: nowMs, lastTouchMs: nowMs, seconds: 0, totalSeconds: 0 };
}

/** The learner scrolled, typed or tapped. */
export function touched(clock: StudyClock, nowMs: number): StudyClock {
  return { ...clock, lastTouchMs: nowMs };
}

/**
 * Counts the time since the last tick if the page was visible and in use. A sleeping phone makes long ticks: they
 * count as one.
 */
export function ticked(clock: StudyClock, nowMs: number, isVisible: boolean): StudyClock {
  const passed = Math.min((nowMs - clock.lastTickMs) / 1000, 5);
  const isActive = isVisible && nowMs - clock.lastTouchMs <= IDLE_AFTER_SECONDS * 1000;
  const counted = isActive ? Math.max(passed, 0) : 0;
  return {
    ...clock,
    lastTickMs: nowMs,
    seconds: clock.seconds + counted,
    totalSeconds: clock.totalSeconds + counted,
  };
}

/** The whole seconds to report now, or null while there are too few; the fraction stays in the clock. */
export function studyReport(
  clock: StudyClock,
  isLeaving: boolean,
): { clock: StudyClock; seconds: number } | null {
  const seconds = Math.floor(clock.seconds);
  if (seconds < (isLeaving ? LEAST_SECONDS : REPORT_AFTER_SECONDS)) return null;
  return { clock: { ...clock, seconds: clock.seconds - seconds }, seconds };
}
