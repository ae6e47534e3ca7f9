export { listWaitlist } from './list-waitlist.ts';
