import type { LearnerRecord } from '@academy/domain/learning';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import type { Scope } from './projector.ts';
import { PROJECTORS } from './projectors.store.ts';

type Part = keyof LearnerRecord;
const PARTS = Object.keys(PROJECTORS) as Part[];

/** What is known of a learner, in one statement. */
export async function loadRecord(db: Queryable, scope: Scope): Promise<LearnerRecord> {
  const parts = PARTS.map((part) => sql`${PROJECTORS[part].load(scope)} as ${sql.identifier(part)}`);
  const { rows } = await db.execute<Record<Part, unknown>>(sql`select ${sql.join(parts, sql`, `)}`);
  const [row] = rows;
  return Object.fromEntries(
    PARTS.map((part) => [part, PROJECTORS[part].read(row?.[part])]),
  ) as unknown as LearnerRecord;
}

function savesOf<Name extends Part>(
  part: Name,
  userId: string,
  before: LearnerRecord,
  after: LearnerRecord,
): SQL[] {
  return PROJECTORS[part].save(userId, before[part], after[part]);
}

/**
 * Writes what has changed, together with an addition to the log, as one statement. Answers how many entries were added.
 */
export async function saveRecord(
  db: Queryable,
  userId: string,
  { before, after }: { readonly before: LearnerRecord; readonly after: LearnerRecord },
  addition: SQL | null,
): Promise<number> {
  const saves = PARTS.flatMap((part) => savesOf(part, userId, before, after));
  if (saves.length === 0 && addition === null) return 0;
  const steps = [
    sql`added as (${addition ?? sql`select 1 where false`})`,
    ...saves.map((save, index) => sql`${sql.identifier(`save_${index}`)} as (${save})`),
  ];
  const { rows } = await db.execute<{ added: number }>(
    sql`with ${sql.join(steps, sql`, `)} select count(*)::int as added from added`,
  );
  return rows[0]?.added ?? 0;
}

/** Forgets everything that can be derived again from the log. */
export async function clearRecord(db: Queryable, userId: string): Promise<void> {
  for (const part of PARTS)
    for (const statement of PROJECTORS[part].clear(userId)) await db.execute(statement);
}
