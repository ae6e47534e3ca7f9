import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../../../test/databases/count-statements.ts';
import { CatalogueCache } from '../../catalogue/courses/index.ts';
import { rebuildProgress } from '../../learning/learning-log/index.ts';
import { openTrainingRoom, type Person, type TrainingRoom } from './test/training-room.ts';

let room: TrainingRoom;
let trainer: Person;
let learner: Person;
beforeAll(async () => {
  room = await openTrainingRoom();
});
afterAll(() => room.test.close());
beforeEach(async () => {
  room.setClock('2026-11-15 14:00');
  [trainer, learner] = [await room.makeInstructor(await room.person('trainer')), await room.person()];
});

type Named = Pick<Person, 'id'>;
const idsOf = (people: readonly Named[]) => people.map(({ id }) => id);
const send = (id: string, present: readonly Named[], absent: readonly Named[] = []) =>
  room.test.call('POST', `/api/sessions/${id}/attendance`, {
    cookie: trainer.cookie,
    body: { personIds: idsOf(present), absentIds: idsOf(absent) },
  });
const answerOf = async (sent: ReturnType<typeof send>) => (await sent).json();

async function rowsOf(text: string, ...given: unknown[]) {
  return (await room.test.database.pool.query(text, given)).rows;
}

/** A session that has begun, with seats for these learners. */
async function pastSession(start: string, ...people: Person[]): Promise<string> {
  const id = await room.session({ start });
  for (const person of people) await room.book(person, id);
  room.setClock(start);
  return id;
}

async function factsOfLearner({ id }: Named) {
  const [counted] = await rowsOf(
    `select t.sessions_attended as sessions, t.points, t.learning_days as days, s.current, s.longest
       from learner_tallies t left join streaks s on s.user_id = t.user_id where t.user_id = $1`,
    id,
  );
  return counted;
}

const logOf = ({ id }: Named) =>
  rowsOf(
    `select kind, data->>'wasThere' as "wasThere" from learning_events
      where user_id = $1 and kind in ('session-attended', 'attendance-corrected') order by sequence`,
    id,
  );
const badgesOf = ({ id }: Named) =>
  rowsOf('select achievement_id from user_achievements where user_id = $1 order by 1', id);

describe('a wrong tick', () => {
  it('is taken back with the day, the streak and the points that it gave', async () => {
    const today = await room.session({ start: '2026-11-16 15:00' });
    await room.book(learner, today);
    const yesterday = await pastSession('2026-11-15 15:00', learner);
    await send(yesterday, [learner]);
    const before = await factsOfLearner(learner);
    expect(before).toMatchObject({ sessions: 1, points: 20, days: 1, current: 1 });
    room.setClock('2026-11-16 15:00');
    // A sign-in that was idle for a day has ended.
    trainer = await room.makeInstructor(await room.person('trainer'));
    await send(today, [learner]);
    expect(await factsOfLearner(learner)).toMatchObject({ sessions: 2, points: 40, days: 2, current: 2 });

    expect(await answerOf(send(today, [], [learner]))).toEqual({ recorded: 0, takenBack: 1 });
    expect(await factsOfLearner(learner)).toEqual(before);
    expect(await logOf(learner)).toEqual([
      { kind: 'session-attended', wasThere: null },
      { kind: 'session-attended', wasThere: null },
      { kind: 'attendance-corrected', wasThere: 'false' },
    ]);
    expect(
      (await rowsOf('select action from audit_log where subject = $1 order by id', today)).map(
        ({ action }) => action,
      ),
    ).toEqual(['record-attendance', 'withdraw-attendance']);
    expect(
      await rowsOf(
        "select subject from notices where user_id = $1 and kind = 'attendance-withdrawn'",
        learner.id,
      ),
    ).toEqual([{ subject: today }]);
  });

  it('leaves a day on which something else was learned', async () => {
    const [first, second] = [
      await room.session({ start: '2026-11-15 15:00', minutes: 30 }),
      await room.session({ start: '2026-11-15 16:00', minutes: 30 }),
    ];
    for (const id of [first, second]) await room.book(learner, id);
    room.setClock('2026-11-15 17:00');
    for (const id of [first, second]) await send(id, [learner]);
    await send(first, [], [learner]);
    expect(await factsOfLearner(learner)).toMatchObject({ sessions: 1, points: 20, days: 1, current: 1 });
  });

  it('keeps the badges that followed from it, and a rebuild from the log finds the same', async () => {
    const id = await pastSession('2026-11-15 15:00', learner);
    await send(id, [learner]);
    const badges = await badgesOf(learner);
    expect(badges.length).toBeGreaterThan(0);
    await send(id, [], [learner]);
    const facts = await factsOfLearner(learner);
    expect(facts).toMatchObject({ sessions: 0, points: 0, days: 0 });
    expect(await badgesOf(learner)).toEqual(badges);
    await rebuildProgress(
      await new CatalogueCache(room.test.services).read(),
      room.test.services.db,
      learner.id,
    );
    expect(await factsOfLearner(learner)).toEqual(facts);
    expect(await badgesOf(learner)).toEqual(badges);
  });

  it('is given back when it was right after all, and taken back again', async () => {
    const id = await pastSession('2026-11-15 15:00', learner);
    await send(id, [learner]);
    const present = await factsOfLearner(learner);
    await send(id, [], [learner]);
    expect(await answerOf(send(id, [learner]))).toEqual({ recorded: 1, takenBack: 0 });
    expect(await factsOfLearner(learner)).toEqual(present);
    await send(id, [], [learner]);
    expect(await factsOfLearner(learner)).toMatchObject({ sessions: 0, points: 0 });
    expect((await logOf(learner)).map(({ wasThere }) => wasThere)).toEqual([null, 'false', 'true', 'false']);
  });

  it('is taken back once when it is sent twice at the same moment, and only from people who were marked', async () => {
    const other = await room.person();
    const id = await pastSession('2026-11-15 15:00', learner, other);
    await send(id, [learner]);
    const answers = await Promise.all([send(id, [], [learner, other]), send(id, [], [other, learner])]);
    expect(answers.map((answer) => answer.json().takenBack).sort()).toEqual([0, 1]);
    expect(await logOf(learner)).toHaveLength(2);
    expect(await logOf(other)).toEqual([]);
  });

  it('stays where somebody is named in both lists', async () => {
    const id = await pastSession('2026-11-15 15:00', learner);
    await send(id, [learner]);
    expect(await answerOf(send(id, [learner], [learner]))).toEqual({ recorded: 0, takenBack: 0 });
    expect(await factsOfLearner(learner)).toMatchObject({ sessions: 1 });
  });
});

describe('the attendance of five hundred people', () => {
  const MOST = 500;

  /** Each of them has a seat in a separate session. */
  async function fullSession(count: number): Promise<{ id: string; people: Named[] }> {
    const id = await room.session({ start: '2026-11-15 15:00', seats: count });
    const people = await rowsOf(
      `with people as (
         insert into users (username, full_name, email, role)
         select $1 || '-' || n, 'Somebody', $1 || '-' || n || '@example.co.za', 'learner'
           from generate_series(1, $2::int) n returning id
       ), seats as (
         insert into session_bookings (session_id, user_id, state, during, made_at)
         select s.id, people.id, 'booked', tstzrange(s.starts_at, s.ends_at), now()
           from people, training_sessions s where s.id = $1
       ) select id from people`,
      id,
      count,
    );
    return { id, people };
  }

  it('takes as many statements as that of two', async () => {
    const [few, many] = [await fullSession(2), await fullSession(MOST)];
    room.setClock('2026-11-15 17:00');
    // Excludes the cost of a sign-in and a first look at the catalogue.
    await send(few.id, []);
    const ofFew = await countStatements(() => send(few.id, few.people));
    const ofMany = await countStatements(() => send(many.id, many.people));
    expect(ofMany).toBe(ofFew);
    const [counted] = await rowsOf(
      `select count(*)::int as people, sum(sessions_attended)::int as sessions from learner_tallies
        where user_id = any($1::uuid[])`,
      idsOf(many.people),
    );
    expect(counted).toEqual({ people: MOST, sessions: MOST });

    // Whole logs are read in batches, so that they fit into memory.
    const ofWithdrawals = await countStatements(() => send(many.id, [], many.people));
    expect(ofWithdrawals).toBeLessThan(MOST / 4);
    const [left] = await rowsOf(
      'select sum(sessions_attended)::int as sessions from learner_tallies where user_id = any($1::uuid[])',
      idsOf(many.people),
    );
    expect(left).toEqual({ sessions: 0 });
  });
});
