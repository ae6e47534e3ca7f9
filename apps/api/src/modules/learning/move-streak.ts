import { type SastDay, sastDay, startOfSastDay } from '@academy/domain/kernel';
import type { LearnerRecord, LearningEvent } from '@academy/domain/learning';
import { MILESTONE_DAYS, newMilestones, streakOf } from '@academy/domain/streaks';
import type { Queryable } from '../../database/connect.ts';
import { identified, type Learner } from './learner.ts';
import { appendEvents, mentionedMilestones } from './learning-log.store.ts';
import { loadDays } from './progress.store.ts';
import { saveStreak } from './save-progress.store.ts';

/** When the events made a new learning day, the streak is computed from all days, and its milestones are logged. */
export async function moveStreak(
  tx: Queryable,
  { userId, now }: Learner,
  knownDays: LearnerRecord['days'],
  events: readonly LearningEvent[],
): Promise<void> {
  if (events.every(({ occurredAt }) => knownDays.has(sastDay(occurredAt)))) return;
  const days = (await loadDays(tx, userId)).map(({ day }) => day);
  if (days.length === 0) return;
  await saveStreak(tx, userId, streakOf(days));
  if (newMilestones(days, []).length === 0) return;
  const fresh = newMilestones(days, await mentionedMilestones(tx, userId));
  const reached = fresh.map(
    (milestone): LearningEvent => ({
      kind: 'streak-reached',
      subject: `${MILESTONE_DAYS}:${milestone.day}`,
      occurredAt: instantOn(milestone.day, events),
      data: { days: milestone.days },
    }),
  );
  await appendEvents(tx, userId, reached.map(identified), now);
}

/** When the day's action was, as far as these events know. */
function instantOn(day: SastDay, events: readonly LearningEvent[]): Date {
  const ofDay = events.filter(({ occurredAt }) => sastDay(occurredAt) === day);
  return ofDay.at(-1)?.occurredAt ?? startOfSastDay(day);
}
