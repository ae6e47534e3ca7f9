import type { noticeEndpoints } from '@academy/contract/academy/notices';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import { markNoticesRead } from './notices.store.ts';
import { type NamedBadge, readNotices } from './read-notices.ts';

interface BadgeNames {
  readonly achievements: readonly NamedBadge[];
}

type NoticesContext = Pick<Services, 'clock'> & {
  readonly catalogue: { readonly read: () => BadgeNames | Promise<BadgeNames> };
};

export function noticeHandlers({ clock, catalogue }: NoticesContext): Handlers<typeof noticeEndpoints> {
  return {
    async 'GET /api/notices'({ input, db, actor }) {
      const { achievements } = await catalogue.read();
      return accept(await readNotices(db, actor.userId, input.before, achievements));
    },
    async 'POST /api/notices/read'({ input, db, actor }) {
      await markNoticesRead(db, actor.userId, input.upTo, clock());
      return accept(null);
    },
  };
}
