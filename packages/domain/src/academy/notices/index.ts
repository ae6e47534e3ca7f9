export {
  NOTICE_KINDS,
  type Notice,
  type NoticeKind,
  type NoticeWords,
  noticeWords,
  READ_NOTICE_RETENTION_DAYS,
  UNREAD_COUNTED_MOST,
} from './notice.ts';
