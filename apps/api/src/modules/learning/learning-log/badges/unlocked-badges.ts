import type { UnlockedAnswer } from '@academy/contract/learning/unlocked-achievements';
import type { Catalogue } from '../../../catalogue/courses/index.ts';
import type { Effect } from '../recording/append-to-log.ts';

/** What a write has unlocked, as its response reports it. */
export function unlockedBy(
  { followed }: Pick<Effect, 'followed'>,
  { achievements }: Pick<Catalogue, 'achievements'>,
): UnlockedAnswer {
  return followed.flatMap((outcome) => {
    if (outcome.kind !== 'achievement-unlocked') return [];
    const { achievementId, occurredAt } = outcome;
    const name = achievements.find(({ id }) => id === achievementId)?.name;
    return name === undefined ? [] : [{ achievementId, name, earnedAt: occurredAt.toISOString() }];
  });
}
