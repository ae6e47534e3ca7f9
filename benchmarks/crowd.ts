// A crowd in the product's own database: what ten thousand learners leave behind in a few months.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

const LEARNERS = 10_000;
const EVENTS_PER_LEARNER = 200;
const FURTHER_LESSONS = 2000;

/** The private database of a product that was started with this data folder. */
async function openDatabase(dataDir: string): Promise<pg.Client> {
  const record = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
  const [, , , port = '5432', socketFolder = ''] = record.split('\n');
  const client = new pg.Client({
    host: socketFolder,
    port: Number(port),
    user: 'academy',
    database: 'academy',
  });
  await client.connect();
  return client;
}

const STATEMENTS = [
  `insert into users (username, full_name, email, role)
   select 'crowd' || n, 'Crowd ' || n, 'crowd' || n || '@example.co.za', 'learner'
     from generate_series(1, ${LEARNERS}) as n`,
  `insert into enrolments (user_id, course_id, enrolled_at)
   select id, 'ai-fundamentals', now() - interval '60 days' from users where username like 'crowd%'`,
  `insert into learning_events (user_id, kind, subject, occurred_at, data)
   select u.id, 'lesson-studied', l.id, now() - (n || ' hours')::interval, '{"seconds": 60, "place": 500}'
     from users u
     cross join generate_series(1, ${EVENTS_PER_LEARNER}) as n
     join lateral (select id from lessons where course_id = 'ai-fundamentals' order by id offset n % 21 limit 1) l on true
    where u.username like 'crowd%'`,
  `insert into lesson_progress (user_id, lesson_id, course_id, opened_at, last_at, read_at, place, completed_at)
   select u.id, l.id, l.course_id, now(), now(), now(), 1000, now()
     from users u join lessons l on l.course_id = 'ai-fundamentals' and l.position <= 15
    where u.username like 'crowd%'`,
  `insert into course_progress (user_id, course_id, percent, last_at)
   select id, 'ai-fundamentals', 50, now() from users where username like 'crowd%'`,
  `insert into learning_days (user_id, day, seconds)
   select u.id, current_date - n, 1200 from users u cross join generate_series(0, 29) as n where u.username like 'crowd%'`,
  `insert into streaks (user_id, current, longest, last_activity)
   select id, 30, 30, current_date from users where username like 'crowd%'`,
  `insert into search_documents (kind, id, title, body, keywords, href)
   select 'lesson', d.id || '-' || n, d.title || ' ' || n, d.body || ' ' || md5(d.id || n), d.keywords, d.href
     from (select *, row_number() over (order by id) as r, count(*) over () as c
             from search_documents where kind = 'lesson') d
     cross join generate_series(1, ${FURTHER_LESSONS} / 250) as n`,
  // What the server would do in the next minutes is done now, so that it does not run beside the measurement.
  'vacuum analyze',
  'checkpoint',
];

export async function seedCrowd(dataDir: string): Promise<string> {
  const database = await openDatabase(dataDir);
  try {
    for (const statement of STATEMENTS) await database.query(statement);
    const { rows } = await database.query(`
      select (select count(*)::int from users) as learners, (select count(*)::int from learning_events) as events,
             (select count(*)::int from search_documents where kind = 'lesson') as lessons`);
    const { learners, events, lessons } = rows[0];
    return `${learners} learners, ${events} events, ${lessons} lessons to search`;
  } finally {
    await database.end();
  }
}
