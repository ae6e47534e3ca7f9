import type { Answer } from '@academy/contract';
import { type HealthFacts, judgeHealth } from '@academy/domain/overview/operations';
import type { Queryable } from '../../../../database/connect.ts';
import type { ModuleContext } from '../../../define-module.ts';

export async function readHealth(
  context: ModuleContext,
  db: Queryable,
): Promise<Answer<'GET /api/admin/health'>> {
  const facts: Partial<HealthFacts> = {};
  for (const { health } of context.modules) Object.assign(facts, await health?.(context, db));
  // The list of modules does not compile when one of the facts is missing.
  return { checkedAt: context.clock().toISOString(), checks: judgeHealth(facts as HealthFacts) };
}
