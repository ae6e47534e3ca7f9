import type { ModelPurpose, Tokens } from '@academy/domain/assistant/agents';
import type { SastDay } from '@academy/domain/kernel';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { deleteRows } from '../../../../database/delete-rows.ts';
import { llmDays, llmLearnerDays, llmMonths } from '../tables.ts';

interface LearnerShare {
  readonly userId: string;
  readonly day: SastDay;
  readonly tokens: number;
  readonly mostTokens: number;
  readonly mostRequests: number;
}

/** Counts one more call; false when that would exceed the learner's daily limit. */
export async function consumeLearnerQuota(tx: Queryable, share: LearnerShare): Promise<boolean> {
  const { userId, day, tokens, mostTokens, mostRequests } = share;
  if (tokens > mostTokens || mostRequests < 1) return false;
  const taken = await tx
    .insert(llmLearnerDays)
    .values({ userId, day, requests: 1, tokens })
    .onConflictDoUpdate({
      target: [llmLearnerDays.userId, llmLearnerDays.day],
      set: {
        requests: sql`${llmLearnerDays.requests} + 1`,
        tokens: sql`${llmLearnerDays.tokens} + ${tokens}`,
      },
      setWhere: sql`${llmLearnerDays.requests} < ${mostRequests}
        and ${llmLearnerDays.tokens} + ${tokens} <= ${mostTokens}`,
    })
    .returning({ day: llmLearnerDays.day });
  return taken.length > 0;
}

const monthOf = (day: SastDay) => `${day.slice(0, 7)}-01`;

/** False when the month would exceed its cap. */
export async function consumeMonthQuota(
  tx: Queryable,
  day: SastDay,
  cost: number,
  most: number,
): Promise<boolean> {
  if (cost > most) return false;
  const taken = await tx
    .insert(llmMonths)
    .values({ month: monthOf(day), costMicrorand: cost })
    .onConflictDoUpdate({
      target: llmMonths.month,
      set: { costMicrorand: sql`${llmMonths.costMicrorand} + ${cost}` },
      setWhere: sql`${llmMonths.costMicrorand} + ${cost} <= ${most}`,
    })
    .returning({ month: llmMonths.month });
  return taken.length > 0;
}

interface Settlement {
  readonly userId: string | null;
  readonly day: SastDay;
  readonly purpose: ModelPurpose;
  readonly used: Tokens;
  readonly cost: number;
  readonly isFailure: boolean;
  /** The service reported an impossible usage. */
  readonly isFalseCount: boolean;
  readonly reservedTokens: number;
  readonly reservedCost: number;
}

/** Replaces a call's reservation by its actual usage. */
export async function settleCall(tx: Queryable, settlement: Settlement): Promise<void> {
  const { userId, day, purpose, used, cost, isFailure, isFalseCount, reservedTokens, reservedCost } =
    settlement;
  if (userId !== null)
    await tx
      .update(llmLearnerDays)
      .set({ tokens: sql`greatest(${llmLearnerDays.tokens} + ${used.in + used.out - reservedTokens}, 0)` })
      .where(and(eq(llmLearnerDays.userId, userId), eq(llmLearnerDays.day, day)));
  await tx
    .insert(llmDays)
    .values({
      day,
      purpose,
      requests: 1,
      failures: isFailure ? 1 : 0,
      falseCounts: isFalseCount ? 1 : 0,
      tokensIn: used.in,
      tokensOut: used.out,
      costMicrorand: cost,
    })
    .onConflictDoUpdate({
      target: [llmDays.day, llmDays.purpose],
      set: {
        requests: sql`${llmDays.requests} + 1`,
        failures: sql`${llmDays.failures} + ${isFailure ? 1 : 0}`,
        falseCounts: sql`${llmDays.falseCounts} + ${isFalseCount ? 1 : 0}`,
        tokensIn: sql`${llmDays.tokensIn} + ${used.in}`,
        tokensOut: sql`${llmDays.tokensOut} + ${used.out}`,
        costMicrorand: sql`${llmDays.costMicrorand} + ${cost}`,
      },
    });
  await tx
    .update(llmMonths)
    .set({ costMicrorand: sql`greatest(${llmMonths.costMicrorand} + ${cost - reservedCost}, 0)` })
    .where(eq(llmMonths.month, monthOf(day)));
}

export const callsByDay = (db: Queryable, since: SastDay) =>
  db
    .select({
      day: llmDays.day,
      purpose: llmDays.purpose,
      requests: llmDays.requests,
      failures: llmDays.failures,
      tokensIn: llmDays.tokensIn,
      tokensOut: llmDays.tokensOut,
      costMicrorand: llmDays.costMicrorand,
    })
    .from(llmDays)
    .where(gte(llmDays.day, since));

/** How many responses came with an impossible usage. */
export async function falseCountsSince(db: Queryable, since: SastDay): Promise<number> {
  const [row] = await db
    .select({ count: sql<string>`coalesce(sum(${llmDays.falseCounts}), 0)` })
    .from(llmDays)
    .where(gte(llmDays.day, since));
  return Number(row?.count ?? 0);
}

export async function costOfMonth(db: Queryable, day: SastDay): Promise<number> {
  const [row] = await db
    .select()
    .from(llmMonths)
    .where(eq(llmMonths.month, monthOf(day)));
  return row?.costMicrorand ?? 0;
}

export function forgetLearnerDaysBefore(db: Queryable, day: SastDay): Promise<number> {
  return deleteRows(db, llmLearnerDays, lt(llmLearnerDays.day, day));
}
