import type { CurrentUser } from '@academy/contract/accounts/identity';
import { useEffect } from 'react';
import { privateEntry } from '../../../lib/device/device-store.ts';

/** When the bell shows something new: announces a badge that was not announced yet because a friend or trainer caused it. */
export function useBadgeNews(user: CurrentUser | null | undefined): void {
  const { id, unreadNotices = 0 } = user ?? {};
  useEffect(() => {
    if (id === undefined) return;
    const known = privateEntry(id, 'known-notices', Number);
    const isMore = unreadNotices > (known.read() ?? 0);
    known.store(unreadNotices);
    if (isMore)
      import('../../../features/rewards/achievements/announce-achievements.ts').then(
        ({ announceNews }) => announceNews(),
        () => undefined,
      );
  }, [id, unreadNotices]);
}
