import { noticeEndpoints } from '@academy/contract/academy/notices';
import { READ_NOTICE_RETENTION_DAYS } from '@academy/domain/academy/notices';
import { defineModule } from '../../define-module.ts';
import { noticeHandlers } from './notices.routes.ts';
import { forgetNoticesNaming, forgetNoticesReadBefore } from './notices.store.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';

export const notices = defineModule({
  tables,
  personalData,
  endpoints: noticeEndpoints,
  handlers: noticeHandlers,
  retention: {
    notices: ({ db, daysAgo }) => forgetNoticesReadBefore(db, daysAgo(READ_NOTICE_RETENTION_DAYS)),
  },
  erase: { forget: (_context, tx, { id }) => forgetNoticesNaming(tx, id) },
});
