import { hear } from '@academy/assistant/hearing/node';
import type { AgentsOverview, AgentUsage } from '@academy/contract/assistant/agents';
import { addDays, sastDay, startOfSastDay } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import type { AgentsContext } from '../agents-context.ts';
import { repliesByDay } from '../conversation/conversations.store.ts';
import { callsByDay, costOfMonth } from '../llm/usage.store.ts';
import { frequentGaps } from './content-gaps.store.ts';

const SHOWN_DAYS = 30;
const MOST_GAPS = 50;
const MICRORAND = 1_000_000;

const inRand = (microrand: number) => Math.round(microrand / 1000) / (MICRORAND / 1000);

const NOTHING = {
  replies: 0,
  declined: 0,
  helpful: 0,
  unhelpful: 0,
  calls: 0,
  failures: 0,
  tokensIn: 0,
  tokensOut: 0,
  costInRand: 0,
};

async function readUsage(db: Queryable, now: Date): Promise<AgentUsage[]> {
  const first = addDays(sastDay(now), 1 - SHOWN_DAYS);
  const replies = await repliesByDay(db, startOfSastDay(first));
  const calls = await callsByDay(db, first);
  const rows = new Map<string, AgentUsage>();
  const note = ({ day, purpose, ...more }: Pick<AgentUsage, 'day' | 'purpose'> & Partial<AgentUsage>) => {
    const key = `${day} ${purpose}`;
    rows.set(key, { ...NOTHING, ...rows.get(key), day, purpose, ...more });
  };
  for (const row of replies) note(row);
  for (const { costMicrorand, requests, ...row } of calls)
    note({ ...row, calls: requests, costInRand: inRand(costMicrorand) });
  return [...rows.values()].toSorted(
    (a, b) => b.day.localeCompare(a.day) || a.purpose.localeCompare(b.purpose),
  );
}

/** How the assistant is doing, for administrators. */
export async function readAgentsOverview(
  { model, clock, embedder }: AgentsContext,
  db: Queryable,
): Promise<AgentsOverview> {
  const now = clock();
  // What was counted before the safety check existed is deleted in the next night, and shown to nobody until then.
  const gaps = (await frequentGaps(db, MOST_GAPS)).filter(({ question }) => hear(question) === null);
  return {
    model: model && {
      name: model.settings.model,
      circuit: model.circuit.state,
      monthCostInRand: inRand(await costOfMonth(db, sastDay(now))),
      monthlyCapInRand: model.settings.monthlyCapInRand,
    },
    hasEmbeddings: embedder !== null,
    usage: await readUsage(db, now),
    gaps: gaps.map(({ lastAskedAt, ...gap }) => ({ ...gap, lastAskedAt: lastAskedAt.toISOString() })),
  };
}
