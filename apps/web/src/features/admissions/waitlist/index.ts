export { EarlyAccessProgress } from './early-access-progress.tsx';
export { LaunchCountdown } from './launch-countdown.tsx';
export { OnTheList } from './on-the-list.tsx';
export { OpenNow } from './open-now.tsx';
export { RecentPioneers } from './recent-pioneers.tsx';
export { RegisteredCount } from './registered-count.tsx';
export type { TakenPlace } from './use-registration.ts';
export { useWaitlistStats } from './use-waitlist-stats.ts';
export { WaitlistForm } from './waitlist-form.tsx';
