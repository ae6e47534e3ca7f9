export {
  addNotice,
  addNotices,
  skipMailing,
  markNoticesRead,
  noticingBadges,
  markMailed,
  unmailedPeople,
  unreadOf,
} from './notices.store.ts';
