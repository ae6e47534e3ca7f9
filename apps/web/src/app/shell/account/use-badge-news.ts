import type { CurrentUser } from '@academy/contract/accounts/identity';
import { useEffect } from 'react';
import { privatePlace } from '../../../lib/device/device-store.ts';

/** Something new is in the bell: if it is a badge that nobody told, because a friend or a trainer brought it about, it is told. */
export function useBadgeNews(user: CurrentUser | null | undefined): void {
  const { id, unreadNotices = 0 } = user ?? {};
  useEffect(() => {
    if (id === undefined) return;
    const known = privatePlace(id, 'known-notices', Number);
    const isMore = unreadNotices > (known.read() ?? 0);
    known.keep(unreadNotices);
    if (isMore)
      import('../../../features/rewards/achievements/announce-achievements.ts').then(
        ({ announceNews }) => announceNews(),
        () => undefined,
      );
  }, [id, unreadNotices]);
}
