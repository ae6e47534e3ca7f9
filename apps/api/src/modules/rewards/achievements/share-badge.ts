import type { SharedBadgeAnswer } from '@academy/contract/rewards/achievements';
import { judgeDisplayName, shownDisplayName } from '@academy/domain/accounts/display-names';
import type { Achievement } from '@academy/domain/catalogue/badge-rules';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import { earnedAchievements } from '../../learning/learning-log/index.ts';
import { achievementAnswer } from './achievement-answers.ts';
import { findShare, storeShare } from './shared-badges.store.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Makes a badge public, by its owner's own choice and under a name of their choice. */
export async function shareBadge(
  db: Queryable,
  userId: string,
  { achievementId, name: given }: { readonly achievementId: number; readonly name: string },
  now: Date,
) {
  const name = judgeDisplayName(given);
  if (!name.ok) return name;
  const earned = await earnedAchievements(db, userId);
  if (!earned.some((row) => row.achievementId === achievementId)) return refuse('not-earned');
  return accept({
    shareId: await storeShare(db, { userId, achievementId, name: name.value, sharedAt: now }),
  });
}

/** For anyone who has the address. */
export async function readSharedBadge(
  db: Queryable,
  shareId: string,
  achievements: readonly Achievement[],
): Promise<SharedBadgeAnswer | null> {
  const share = UUID.test(shareId) ? await findShare(db, shareId) : null;
  const achievement = achievements.find(({ id }) => id === share?.achievementId);
  if (!share || !achievement) return null;
  const earned = await earnedAchievements(db, share.userId);
  const row = earned.find(({ achievementId }) => achievementId === achievement.id);
  if (!row) return null;
  const { name, category, rarity, badgeColor, iconUrl } = achievementAnswer(achievement);
  const { done } = achievement;
  const earnedAt = row.earnedAt.toISOString();
  return { owner: shownDisplayName(share.name), name, category, rarity, badgeColor, iconUrl, done, earnedAt };
}
