import type { Queryable } from '../../../database/connect.ts';
import type { Services } from '../../../services.ts';
import { makeToken } from '../../accounts/identity/index.ts';
import { saveFeed } from './feeds.store.ts';

type FeedContext = Pick<Services, 'clock' | 'randomBytes'> & { readonly publicUrl: () => string };

/** The address is the key to the calendar: a person who has given it away makes a new one. */
export async function renewFeed(context: FeedContext, db: Queryable, userId: string): Promise<string> {
  const { token, tokenHash } = makeToken(context.randomBytes);
  await saveFeed(db, { userId, tokenHash, createdAt: context.clock() });
  return `${context.publicUrl()}/api/calendar/${token}/academy.ics`;
}
