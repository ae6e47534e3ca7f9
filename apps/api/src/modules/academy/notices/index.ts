export {
  addNotice,
  addNotices,
  leaveUnmailed,
  markNoticesRead,
  noticingBadges,
  takeUnmailed,
  unmailedPeople,
  unreadOf,
} from './notices.store.ts';
