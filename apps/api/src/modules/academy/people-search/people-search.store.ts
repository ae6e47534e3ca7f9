import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';

const MOST_PEOPLE = 5000;

/** The expression of the index `users_words`. */
export const PERSON_TEXT = sql`(coalesce(u.full_name, '') || ' ' || u.username || ' ' || coalesce(u.email, ''))`;
const NAMES = sql`(coalesce(u.full_name, '') || ' ' || u.username)`;

export const wordsOf = (search = ''): string[] => [...new Set(search.split(/\s+/).filter(Boolean))];

/** `%` and `_` are literals. */
export const contains = (text: SQL, word: string): SQL =>
  sql`${text} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;

/** Those with the word in one of their names; null if there are too many to look at each. */
export async function findPeopleNamed(db: Queryable, word: string): Promise<string[] | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select u.id from users u where ${contains(PERSON_TEXT, word)} and ${contains(NAMES, word)} limit ${MOST_PEOPLE + 1}`);
  return rows.length > MOST_PEOPLE ? null : rows.map(({ id }) => id);
}
