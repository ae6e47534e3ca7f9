export {
  addNotice,
  addNotices,
  leaveUnmailed,
  markNoticesRead,
  takeUnmailed,
  unmailedPeople,
  unreadOf,
} from './notices.store.ts';
