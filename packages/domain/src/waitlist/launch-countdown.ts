/** 1§9, R10: local time of the browser, hence without an offset. */
export const LAUNCH_AT = '2025-09-01T00:00:00';
export const LAUNCH_DATE_TEXT = 'September 1st, 2025';
/** R5: the chat and the footer name another date; both readings stand. */
export const ANNOUNCED_LAUNCH_TEXT = 'July 21st, 2025';

export interface Countdown {
  readonly days: string;
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}

const pad = (number: number) => String(number).padStart(2, '0');

/** What is left until the launch, in two digits each; all zeros from the moment itself on. */
export function countdownTo(launchMs: number, nowMs: number): Countdown {
  const seconds = Math.max(0, Math.ceil((launchMs - nowMs) / 1000));
  return {
    days: pad(Math.floor(seconds / 86_400)),
    hours: pad(Math.floor(seconds / 3600) % 24),
    minutes: pad(Math.floor(seconds / 60) % 60),
    seconds: pad(seconds % 60),
  };
}
