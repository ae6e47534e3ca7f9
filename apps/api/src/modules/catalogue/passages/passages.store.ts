import type { Passage } from '@academy/assistant/embedding/passages';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { lessonPassages, textVectors } from './tables.ts';

const ROWS_PER_INSERT = 200;

async function addPassages(tx: Queryable, passages: readonly Passage[]): Promise<void> {
  for (let start = 0; start < passages.length; start += ROWS_PER_INSERT) {
    const rows = passages.slice(start, start + ROWS_PER_INSERT);
    await tx
      .insert(lessonPassages)
      .values(rows.map((row) => ({ ...row, sentences: [...row.sentences], questions: [...row.questions] })));
  }
}

export async function replacePassages(tx: Queryable, passages: readonly Passage[]): Promise<void> {
  await tx.delete(lessonPassages);
  await addPassages(tx, passages);
}

export async function replacePassagesOfCourse(
  tx: Queryable,
  courseId: string,
  passages: readonly Passage[],
): Promise<void> {
  await tx.delete(lessonPassages).where(eq(lessonPassages.courseId, courseId));
  await addPassages(tx, passages);
}

export async function readPassages(db: Queryable): Promise<Passage[]> {
  return db.select().from(lessonPassages).orderBy(asc(lessonPassages.lessonId), asc(lessonPassages.position));
}

/**
 * Changes whenever the passages or the vectors of a model do. Sums, because as many rows may be added as were removed, and
 * of two transactions the one with the lower number may end last.
 */
export async function passagesVersion(db: Queryable, model: string): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select (select count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) from lesson_passages) || ':' ||
           (select count(*) || ':' || coalesce(sum(xmin::text::bigint), 0)
              from text_vectors where model = ${model}) as version`);
  return rows[0]?.version ?? '';
}

export async function readVectors(db: Queryable, model: string): Promise<Map<string, Int8Array>> {
  const rows = await db
    .select({ hash: textVectors.textHash, vector: textVectors.vector })
    .from(textVectors)
    .where(eq(textVectors.model, model));
  return new Map(rows.map(({ hash, vector }) => [hash.toString('base64'), new Int8Array(vector)]));
}

export interface NewVector {
  readonly hash: Buffer;
  readonly vector: Int8Array;
}

export async function addVectors(db: Queryable, model: string, vectors: readonly NewVector[]): Promise<void> {
  if (vectors.length === 0) return;
  await db
    .insert(textVectors)
    .values(
      vectors.map(({ hash, vector }) => ({
        model,
        textHash: hash,
        vector: Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength),
      })),
    )
    .onConflictDoNothing();
}

/** Vectors of another model are not comparable. */
export async function forgetOtherModels(db: Queryable, model: string): Promise<void> {
  await db.delete(textVectors).where(ne(textVectors.model, model));
}

export async function forgetVectors(db: Queryable, model: string, hashes: readonly Buffer[]): Promise<void> {
  if (hashes.length === 0) return;
  await db
    .delete(textVectors)
    .where(and(eq(textVectors.model, model), inArray(textVectors.textHash, [...hashes])));
}
