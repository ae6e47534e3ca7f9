export {
  addNotice,
  addNotices,
  forgetNoticesReadBefore,
  leaveUnmailed,
  markNoticesRead,
  takeUnmailed,
  unmailedPeople,
  unreadOf,
} from './notices.store.ts';
