import { fileURLToPath } from 'node:url';
import { CONTENT_PATHS } from '@academy/domain/catalogue/content';
import { startSimulator } from '../../../../../tools/paystack-simulator/server.ts';
import { addInstructorAccount } from '../../modules/catalogue/instructors/index.ts';
import { seedDemoEvents } from '../../seed/demo-events.ts';
import { signInAs } from '../sign-in/sign-in-as.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { addLearner } from '../test-learner.ts';
import type { KnownValues } from './fitting-values.ts';
import type { Asker, FuzzRequest } from './fuzz-requests.ts';
import { plantDraft } from './plant-drafts.ts';
import {
  givePlaces,
  LESSON,
  plantCertificate,
  plantProject,
  plantVictim,
  VICTIMS_CHAT,
} from './plant-learning.ts';
import { plantOrders, plantSales, plantSoldCourses, SOLD } from './plant-payments.ts';

/** Words that occur only in one learner's data. */
export interface Markers {
  /** Private even from staff: notes, work, devices. */
  readonly private: readonly string[];
  /** Staff may see these: name and address. */
  readonly personal: readonly string[];
}

export interface FuzzWorld {
  readonly origin: string;
  readonly known: KnownValues;
  /** What can be paid for, with its price. */
  readonly sales: KnownValues;
  readonly markers: Markers;
  readonly academy: TestApp;
  /** The callers; `nobody` has no sign-in. */
  readonly cookies: ReadonlyMap<Asker, string>;
  readonly cookieFor: (request: FuzzRequest) => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}

/** Teaches the course of the victim, and the sessions. */
const INSTRUCTOR = 'johan-van-wyk';
const CONTENT_FOLDER = fileURLToPath(new URL('../../../../../content/', import.meta.url));
/** Preconditions of this world must have succeeded: a world without them would prove nothing. */
async function done(answer: ReturnType<TestApp['call']>) {
  const given = await answer;
  if (given.statusCode >= 400) throw new Error(`The world is not as it should be: ${given.body}`);
  return given;
}

/** Coins for the learner who calls and for the victim, and one redemption request of each. */
async function plantCoins(test: TestApp, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds) {
    const { rows } = await test.database.pool.query(
      `insert into learning_events (user_id, kind, subject, occurred_at, data)
       select $1, 'activity-recognised', n::text, '2026-11-01', '{"activity": "course"}' from generate_series(1, 40) n
       returning id`,
      [userId],
    );
    await test.database.pool.query(
      `insert into coin_entries (user_id, kind, amount, description, occurred_at, event_id)
       select $1, 'claimed', 500, 'Planted', '2026-11-02', unnest($2::uuid[])`,
      [userId, rows.slice(20).map(({ id }) => id)],
    );
    await test.database.pool.query(
      `with asked_for as (
         insert into coin_redemptions (user_id, reward_id, cost, state, note, requested_at)
         values ($1, 'career', 1500, 'open', $2, '2026-11-03')
         returning id
       )
       insert into coin_entries (user_id, kind, amount, description, occurred_at, redemption_id)
       select $1, 'redeemed', -1500, 'Planted', '2026-11-03', id from asked_for`,
      [userId, `Planted for ${userId}`],
    );
  }
}

async function plantEvents({ services }: TestApp): Promise<void> {
  await seedDemoEvents({ ...services, config: { ...services.config, isDemo: true } }, CONTENT_FOLDER);
}

async function plantVouchers(test: TestApp): Promise<void> {
  await test.database.pool.query(
    `with batch as (
       insert into voucher_batches (sponsor, amount_in_rand, expires_at, created_at)
       values ('Fuzz', 9000, '2027-01-01', '2026-11-01')
       returning id
     )
     insert into vouchers (code, batch_id) select code, id from batch, unnest($1::text[]) code`,
    [['FVZZ-0000-0000-0001', 'FVZZ-0000-0000-0002']],
  );
}

async function plantSessions(test: TestApp): Promise<void> {
  for (const [id, days] of [
    ['fuzz-past', -1],
    ['fuzz-next', 3],
    ['fuzz-later', 10],
  ] as const)
    await test.database.pool.query(
      `insert into training_sessions (id, title, type, description, instructor_id, course_id, starts_at, ends_at, seats)
       values ($1, $1, 'Workshop', 'With paper.', $4, null,
               $2::timestamptz + make_interval(days => $3), $2::timestamptz + make_interval(days => $3, hours => 2), 2)`,
      [id, test.services.clock(), days, INSTRUCTOR],
    );
}

async function plantEntries(test: TestApp): Promise<void> {
  for (const name of ['Thandi', 'Sipho', 'Naledi'])
    await done(
      test.call('POST', '/api/waitlist/register', {
        body: { email: `${name}@example.co.za`, name, province: 'Gauteng' },
      }),
    );
}

/** In every assessment of their courses. */
async function beginAttempts(
  test: TestApp,
  userIds: readonly string[],
  cookies: readonly string[],
): Promise<void> {
  for (const [index, userId] of userIds.entries()) {
    const { rows } = await test.database.pool.query<{ id: string }>(
      `select a.id from assessments a join enrolments e using (course_id)
        where e.user_id = $1 and a.removed_at is null`,
      [userId],
    );
    for (const { id } of rows)
      await done(test.call('POST', `/api/assessments/${id}/attempts`, { cookie: cookies[index] }));
  }
}

/** Existing things, so that requests get past "not found"; including the ids of the victim's things. */
async function knownValues(
  test: TestApp,
  victim: { id: string; username: string },
  cookieOf: (asker: Asker) => string,
): Promise<KnownValues> {
  /** The ids in a response to a caller who may see them. */
  const listed = async (asker: Asker, address: string, name: 'id' | 'ref'): Promise<unknown[]> => {
    const answer = await done(test.call('GET', address, { cookie: cookieOf(asker) }));
    return answer.json<Record<string, unknown>[]>().map((entry) => entry[name]);
  };
  const column = async (statement: string, values: unknown[] = []): Promise<unknown[]> =>
    (await test.database.pool.query({ text: statement, values, rowMode: 'array' })).rows.map(
      ([value]) => value,
    );
  return {
    // First those that have everything.
    courseId: await column(
      'select courses.id from courses left join projects on course_id = courses.id order by projects.id nulls last',
    ),
    lessonId: [LESSON, ...(await column('select id from lessons where is_written'))],
    assessmentId: await column('select id from assessments'),
    sessionId: [...(await column('select id from training_sessions')), VICTIMS_CHAT],
    attemptId: await column('select id from assessment_attempts'),
    submissionId: await column('select id from project_submissions'),
    reviewId: await column('select id from peer_reviews'),
    ticketId: await column('select id from tickets'),
    reference: await column('select reference from payment_orders'),
    redemptionId: await column('select id from coin_redemptions'),
    code: ['FVZZ-0000-0000-0001'],
    launchAt: ['2025-09-01T00:00:00', '2027-01-01T08:30:00'],
    version: [1, 2, 3],
    lastDay: ['2026-12-31', '2026-11-14'],
    signInId: await column('select id from sign_ins where user_id = $1', [victim.id]),
    entryId: await column('select id from waitlist_entries'),
    careerId: await listed('learner', '/api/careers', 'id'),
    studentRef: await listed('trainer', '/api/students', 'ref'),
    categoryId: [1, 2, 3],
    occurredAt: ['2026-11-15T11:59:00Z', '2026-11-10T08:00:00Z'],
    checkId: ['af-what-ai-is-1', 'af-what-ai-is-2'],
    cardId: ['card-false-alarm', 'check:af-what-ai-is-1'],
    // None of the people whose sign-in, role or marked words this world needs.
    personId: [(await test.addAccount('learner')).id],
    slot: ['notes', 'code', 'note-1'],
    username: [victim.username, 'Thandi@example.co.za'],
    usernames: [[victim.username]],
    province: ['Gauteng', 'Limpopo'],
    orWait: [true, false],
    eventId: await column('select id from events'),
    collectionId: await column("select id from content_entries where type = 'collection'"),
    figures: ['live', 'sample'],
    period: ['week', 'all'],
    from: ['2026-11-01'],
    to: ['2026-11-30'],
    contentType: Object.values(CONTENT_PATHS),
    // Those on which nothing else in this world depends.
    contentId: await column("select id from content_entries where type in ('curriculum', 'collection')"),
    certificateId: await column('select id from certificates'),
    reason: ['The answers were copied.'],
    achievementId: [1, 2],
    date: ['2026-12-01T08:00:00Z', '2026-11-20T08:00:00+02:00'],
    writtenAt: ['2026-11-15T11:59:00Z'],
    page: [1, 2],
    before: [1000],
    upTo: [1, 1000],
    agentType: ['helpdeskai', 'engagio'],
    message: ['And the next one?', 'Show my progress', 'What is overfitting?'],
    text: ['data', 'python', 'machine lerning'],
  };
}

/** The real server on a socket and a separate database, with people of every role and one whose data are marked. */
export async function openFuzzWorld(): Promise<FuzzWorld> {
  const provider = await startSimulator({ refundMs: 5 });
  const test = await createTestApp({
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'silent',
    WAITLIST_TRIES: '1000',
    PAYSTACK_SECRET_KEY: provider.secretKey,
    PAYSTACK_BASE_URL: provider.url,
  });
  await plantSoldCourses(test);
  await plantSessions(test);
  await plantEvents(test);
  await plantVouchers(test);
  await plantEntries(test);
  await plantProject(test);
  const { account, markers, cookie } = await plantVictim(test);
  await done(test.call('POST', '/api/sessions/fuzz-next/bookings', { cookie, body: { orWait: true } }));
  const learner = await addLearner(test);
  const { rows: courses } = await test.database.pool.query<{ id: string }>(
    'select id from courses where not id = any($1)',
    [SOLD],
  );
  await givePlaces(
    test,
    learner.id,
    courses.map(({ id }) => id),
  );
  await plantCertificate(test, learner.id);

  await plantCoins(test, [account.id, learner.id]);
  const sales = await plantSales(test, cookie);
  // The caller's own first: a run that takes a few of them meets a paid one.
  await plantOrders(test, provider, [learner.id, account.id]);

  const people = new Map<Asker, { cookie: string; leaverId: string }>();
  for (const role of ['learner', 'trainer', 'administrator'] as const) {
    const { id } = role === 'learner' ? learner : await test.addAccount(role);
    if (role === 'trainer')
      await addInstructorAccount(test.database.db, {
        instructorId: INSTRUCTOR,
        userId: id,
        assignedAt: test.services.clock(),
      });
    people.set(role, { cookie: await signInAs(test, id), leaverId: (await test.addAccount(role)).id });
  }
  await beginAttempts(test, [account.id, learner.id], [cookie, people.get('learner')?.cookie ?? '']);

  const found = await knownValues(test, account, (asker) => people.get(asker)?.cookie ?? '');
  const drafted = await plantDraft(test);
  const known = { ...drafted, ...found, ...sales, courseId: found.courseId ?? [] };
  const origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    known,
    sales,
    markers,
    academy: test,
    cookies: new Map([...people].map(([asker, person]) => [asker, person.cookie])),
    async cookieFor({ asker, operation }) {
      const person = people.get(asker);
      if (!person) return undefined;
      // These may end all sign-ins of a person, which the other requests still need.
      const endsSignIns =
        operation.method !== 'GET' && /logout|auth\/sessions|change-password/.test(operation.path);
      return endsSignIns ? signInAs(test, person.leaverId) : person.cookie;
    },
    async close() {
      await provider.close();
      await test.close();
    },
  };
}
