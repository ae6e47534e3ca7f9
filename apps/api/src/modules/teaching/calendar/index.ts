export { renewFeed } from './renew-feed.ts';
