export {
  addNotice,
  addNotices,
  markMailed,
  markNoticesRead,
  noticingBadges,
  skipMailing,
  unmailedPeople,
  unreadOf,
} from './notices.store.ts';
