import type { Achievement } from '@academy/domain/catalogue/badge-rules';
import { PRODUCT_NAME } from '@academy/domain/product';
import type { Queryable } from '../../../database/connect.ts';
import { addJob } from '../../../job-queue/add-job.store.ts';
import type { Services } from '../../../services.ts';
import { markMailed, unmailedPeople } from '../../academy/notices/index.ts';
import { findAccount } from '../../accounts/identity/index.ts';
import { queueChosenMail } from '../../accounts/mail-preferences/index.ts';
import type { CatalogueCache } from '../../catalogue/courses/index.ts';

type MailContext = Pick<Services, 'db' | 'clock'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
  readonly publicUrl: () => string;
};

type Badge = Pick<Achievement, 'name' | 'description'>;

function achievementsLetter(name: string, badges: readonly Badge[], publicUrl: string) {
  const [first] = badges;
  const what = badges.length === 1 ? 'a new badge' : `${badges.length} new badges`;
  const body = [
    `Dumela ${name}`,
    '',
    `You have earned ${what}:`,
    '',
    ...badges.map((badge) => `- ${badge.name}: ${badge.description}`),
    '',
    'All your badges:',
    `${publicUrl}/achievements`,
    '',
    PRODUCT_NAME,
  ].join('\n');
  return { subject: badges.length === 1 ? `You earned ${first?.name}` : `You earned ${what}`, body };
}

/** The daily job: queues a job for each learner with badges not mailed yet, so that one letter cannot hold up others. */
export async function mailNewAchievements(db: Queryable): Promise<void> {
  for (const userId of await unmailedPeople(db)) await addJob(db, 'mail-achievements', { userId });
}

/** What was unlocked since the last mail, in one mail. Each badge is mailed once. */
export async function mailAchievements(
  { db, clock, catalogue, publicUrl }: MailContext,
  userId: string,
): Promise<void> {
  const { achievements } = await catalogue.read();
  const now = clock();
  await db.transaction(async (tx) => {
    const account = await findAccount(tx, userId);
    if (!account) return;
    const taken = new Set(await markMailed(tx, userId, now));
    const badges = achievements.filter(({ id }) => taken.has(String(id)));
    if (badges.length === 0) return;
    const letter = achievementsLetter(account.fullName ?? account.username, badges, publicUrl());
    await queueChosenMail(tx, {
      kind: 'achievements',
      userId,
      recipient: account.email,
      ...letter,
      publicUrl: publicUrl(),
      now,
    });
  });
}
