import { and, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { lessons } from '../../catalogue/courses/tables.ts';
import { lessonWritings } from './tables.ts';

type WritingRow = typeof lessonWritings.$inferInsert;

/** Whether the lesson asks for a text with this id. */
export async function hasNoteBox(db: Queryable, lessonId: string, noteId: string): Promise<boolean> {
  const boxes = ['note', 'reveal'].map((kind) => JSON.stringify([{ kind, id: noteId }]));
  const rows = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(
      and(
        eq(lessons.id, lessonId),
        or(...boxes.map((box) => sql`${lessons.body} -> 'blocks' @> ${box}::jsonb`)),
      ),
    );
  return rows.length > 0;
}

/** Stores the text unless a newer one is there, and returns the stored one. */
export async function storeNewestWriting(
  db: Queryable,
  writing: WritingRow,
): Promise<Pick<WritingRow, 'body' | 'writtenAt'>> {
  const { userId, lessonId, slot, body, writtenAt } = writing;
  const columns = { body: lessonWritings.body, writtenAt: lessonWritings.writtenAt };
  const [stored] = await db
    .insert(lessonWritings)
    .values(writing)
    .onConflictDoUpdate({
      target: [lessonWritings.userId, lessonWritings.lessonId, lessonWritings.slot],
      set: { body, writtenAt },
      setWhere: sql`excluded.written_at >= ${lessonWritings.writtenAt}`,
    })
    .returning(columns);
  if (stored) return stored;
  const [newer] = await db
    .select(columns)
    .from(lessonWritings)
    .where(
      and(
        eq(lessonWritings.userId, userId),
        eq(lessonWritings.lessonId, lessonId),
        eq(lessonWritings.slot, slot),
      ),
    );
  if (!newer) throw new Error('The newer writing was removed while it was read.');
  return newer;
}
