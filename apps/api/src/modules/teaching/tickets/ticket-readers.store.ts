import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';

const MOST_LETTERS = 5;

export interface Reader extends Record<string, unknown> {
  readonly email: string;
  readonly name: string;
}

/** Who is notified of a question: the person who answered it last, else the course's trainers, else administrators. */
export async function readersOf(
  db: Queryable,
  ticketId: string,
  instructorIds: readonly string[],
): Promise<Reader[]> {
  const { rows } = await db.execute<Reader>(sql`
    with staff as (
      select u.id, u.email, coalesce(u.full_name, u.username) as name, u.role, u.created_at
        from users u
       where u.role in ('trainer', 'administrator') and u.suspended_at is null and u.email is not null
    ), chosen as (
      select s.*, 1 as rank from staff s
       where s.id = (select m.author_id from ticket_messages m
                      where m.ticket_id = ${ticketId} and m.written_from = 'staff' order by m.place desc limit 1)
      union all
      select s.*, 2 from staff s
       where s.id in (select a.user_id from instructor_accounts a
                       where a.instructor_id in (select jsonb_array_elements_text(${JSON.stringify(instructorIds)}::jsonb)))
      union all
      select s.*, 3 from staff s where s.role = 'administrator'
    )
    select email, name from chosen
     where rank = (select min(rank) from chosen)
     order by created_at, id limit ${MOST_LETTERS}`);
  return rows;
}
