export { EarlyAccessProgress } from './launch-status/early-access-progress.tsx';
export { LaunchCountdown } from './launch-status/launch-countdown.tsx';
export { OpenNow } from './launch-status/open-now.tsx';
export { RecentPioneers } from './launch-status/recent-pioneers.tsx';
export { RegisteredCount } from './launch-status/registered-count.tsx';
export { useWaitlistStats } from './launch-status/use-waitlist-stats.ts';
export { WaitlistForm } from './registration-form/waitlist-form.tsx';
export type { TakenPlace } from './use-registration.ts';
export { WaitlistConfirmation } from './waitlist-confirmation.tsx';
