const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

function ordinal(number: number): string {
  const isTeen = number > 10 && number < 14;
  return `${number}${(!isTeen && ['', 'st', 'nd', 'rd'][number % 10]) || 'th'}`;
}

/** `September 1st, 2025`, for a day or a local time that begins with one. */
export function launchDateText(day: string): string {
  const [year, month, date] = day.slice(0, 10).split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${ordinal(date ?? 1)}, ${year}`;
}

export interface Countdown {
  readonly days: string;
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}

const pad = (number: number) => String(number).padStart(2, '0');

/** The time left until the launch, in two digits each; all zeros from that moment on. */
export function countdownTo(launchMs: number, nowMs: number): Countdown {
  const seconds = Math.max(0, Math.ceil((launchMs - nowMs) / 1000));
  return {
    days: pad(Math.floor(seconds / 86_400)),
    hours: pad(Math.floor(seconds / 3600) % 24),
    minutes: pad(Math.floor(seconds / 60) % 60),
    seconds: pad(seconds % 60),
  };
}
