import { useEffect } from 'react';
import { useAnswer, useAnswers } from '../../../lib/answers/answers.ts';
import { call } from '../../../lib/answers/api-client.ts';

/** A page of notices, fetched each time. Opening the newest page marks them as read and clears the bell. */
export function useNotices(before?: number) {
  const query = useAnswer('GET /api/notices', before === undefined ? {} : { before }, {
    refetchOnMount: 'always',
  });
  const answers = useAnswers();
  const { data, isFetching } = query;
  // Stored answers may be old: only what the server has just returned is marked as read.
  const newest =
    before === undefined && !isFetching ? data?.notices.find(({ isRead }) => !isRead) : undefined;
  const upTo = newest?.id;
  useEffect(() => {
    if (upTo === undefined) return;
    call('POST /api/notices/read', { upTo }).then(
      () => answers.change('GET /api/auth/user', {}, (user) => ({ ...user, unreadNotices: 0 })),
      // They stay marked as new until the next look.
      () => undefined,
    );
  }, [upTo, answers]);
  return query;
}
