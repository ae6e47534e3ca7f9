import type { WaitlistStats } from '@academy/domain/admissions/waitlist';

export type Pioneer = WaitlistStats['recentSignups'][number];

/** Two people may have the same name. */
export function pioneerKey({ signupDate, name }: Pioneer): string {
  return `${signupDate} ${name}`;
}
