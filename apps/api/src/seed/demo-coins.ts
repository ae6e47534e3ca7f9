import type { LearningEvent } from '@academy/domain/learning/learning-log';
import { ACTIVITY_IDS, activityOf } from '@academy/domain/learning/learning-log';
import {
  activityNamed,
  claimedDescription,
  type RewardType,
  redeemedDescription,
  rewardNamed,
} from '@academy/domain/rewards/coins';
import type { Queryable } from '../database/connect.ts';
import { findAccountByName } from '../modules/accounts/identity/index.ts';
import type { CatalogueCache } from '../modules/catalogue/courses/index.ts';
import { pilotCourses } from '../modules/catalogue/courses/tables.ts';
import { appendToLog, type Learner } from '../modules/learning/learning-log/index.ts';
import {
  addEntry,
  addRedemption,
  entriesBefore,
  lockAccount,
  waitingEvents,
} from '../modules/rewards/coins/index.ts';
import type { Services } from '../services.ts';
import { claimsOf, DEMO_ENTRIES, WAITING_OF_EACH } from './demo-coins-plan.ts';

type SeedContext = Pick<Services, 'db' | 'clock'> & { readonly catalogue: Pick<CatalogueCache, 'read'> };

const USERNAME = 'learner';
const DAY_MS = 24 * 60 * 60 * 1000;
// What the pilot confirms is older than the first entry of the ledger.
const RECOGNISED_DAYS_AGO = 300;
const RECOGNISED_SPREAD_DAYS = 100;
const NOTE = 'Which roles suit what I have learned so far?';

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Gives the demo learner the sample ledger and claimable activities (R3, R6); once. */
export async function seedDemoCoins({ db, clock, catalogue: cache }: SeedContext): Promise<void> {
  const account = await findAccountByName(db, USERNAME);
  if (!account) return;
  const catalogue = await cache.read();
  await db.transaction(async (tx) => {
    await lockAccount(tx, account.id);
    if ((await entriesBefore(tx, account.id, undefined, 1)).length > 0) return;
    const learner = { userId: account.id, catalogue, now: clock() };
    await recogniseActivities(tx, learner);
    await writeLedger(tx, learner);
  });
}

/** Supplements the log's own activities: the pilot confirms the rest. */
async function recogniseActivities(tx: Queryable, learner: Learner): Promise<void> {
  const known = Map.groupBy(await waitingEvents(tx, learner.userId), activityOf);
  const events = ACTIVITY_IDS.flatMap((activity) => {
    const missing = claimsOf(activity) + WAITING_OF_EACH - (known.get(activity)?.length ?? 0);
    return Array.from(
      { length: Math.max(0, missing) },
      (_, index): LearningEvent => ({
        kind: 'activity-recognised',
        recognitionId: `pilot-${activity}-${index + 1}`,
        activity,
        occurredAt: daysBefore(
          learner.now,
          RECOGNISED_DAYS_AGO - (index / Math.max(1, missing)) * RECOGNISED_SPREAD_DAYS,
        ),
      }),
    );
  });
  await appendToLog(tx, learner, events);
}

async function writeLedger(tx: Queryable, { userId, now }: Learner): Promise<void> {
  const waiting = Map.groupBy(await waitingEvents(tx, userId), activityOf);
  const certified = await tx
    .select({ id: pilotCourses.id, title: pilotCourses.title })
    .from(pilotCourses)
    .orderBy(pilotCourses.id);
  for (const entry of DEMO_ENTRIES) {
    const occurredAt = daysBefore(now, entry.daysAgo);
    if ('redeems' in entry) {
      const course = entry.redeems === 'certificate' ? (certified.shift() ?? null) : null;
      await addRedeemed(tx, { userId, rewardId: entry.redeems, course, occurredAt });
      continue;
    }
    const event = waiting.get(entry.claims)?.shift();
    if (!event) throw new Error(`The demo has nothing left to claim for ${entry.claims}.`);
    const activity = activityNamed(entry.claims);
    await addEntry(tx, {
      userId,
      kind: 'claimed',
      amount: activity.reward,
      description: claimedDescription(activity),
      occurredAt,
      eventId: event.id,
    });
  }
}

interface Redeemed {
  readonly userId: string;
  readonly rewardId: RewardType;
  readonly course: { readonly id: string; readonly title: string } | null;
  readonly occurredAt: Date;
}

/** Long fulfilled. */
async function addRedeemed(tx: Queryable, { userId, rewardId, course, occurredAt }: Redeemed): Promise<void> {
  const reward = rewardNamed(rewardId);
  const settledAt = new Date(occurredAt.getTime() + DAY_MS);
  const redemption = await addRedemption(tx, {
    userId,
    rewardId,
    cost: reward.cost,
    state: 'fulfilled',
    courseId: course?.id ?? null,
    courseTitle: course?.title ?? null,
    note: course ? null : NOTE,
    address: null,
    requestedAt: occurredAt,
    settledAt,
  });
  await addEntry(tx, {
    userId,
    kind: 'redeemed',
    amount: -reward.cost,
    description: redeemedDescription(reward),
    occurredAt,
    redemptionId: redemption.id,
  });
}
