export {
  addNotice,
  addNotices,
  forgetNoticesNaming,
  forgetNoticesReadBefore,
  leaveUnmailed,
  markNoticesRead,
  takeUnmailed,
  unmailedPeople,
  unreadOf,
} from './notices.store.ts';
