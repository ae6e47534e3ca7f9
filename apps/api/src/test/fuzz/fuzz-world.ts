import { randomUUID } from 'node:crypto';
import { signInAs } from '../sign-in-as.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { addLearner } from '../test-learner.ts';
import type { KnownValues } from './fitting-values.ts';
import type { Asker, FuzzRequest } from './fuzz-requests.ts';

/** Words that stand only in one learner's data. */
export interface Markers {
  /** For nobody else's eyes: notes, work, devices. */
  readonly private: readonly string[];
  /** For staff as well: name and address. */
  readonly personal: readonly string[];
}

export interface FuzzWorld {
  readonly origin: string;
  readonly known: KnownValues;
  readonly markers: Markers;
  readonly cookieFor: (request: FuzzRequest) => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}

const COURSE = 'ai-foundations';
const LESSON = 'af-what-ai-is';

/** A learner with something of everything that others must not see. */
async function plantVictim(test: TestApp) {
  const marker = (what: string) => `${what}-${randomUUID()}`;
  const markers = {
    private: [marker('notes'), marker('project'), marker('device')],
    personal: [marker('victim')],
  };
  const [notes, project, device] = markers.private;
  const [name = ''] = markers.personal;
  const account = await test.addAccount('learner', name);
  const cookie = await signInAs(test, account.id, device);
  const send = (method: 'POST' | 'PUT', url: string, payload?: object) =>
    test.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
  await send('POST', `/api/courses/${COURSE}/enrolments`);
  await send('PUT', `/api/lessons/${LESSON}/writings/notes`, {
    text: notes,
    writtenAt: '2026-11-15T11:00:00Z',
  });
  await send('PUT', `/api/courses/${COURSE}/project`, { answers: { [`${project}`]: project }, ticked: [] });
  return { account, cookie, markers };
}

async function plantSessions(test: TestApp): Promise<void> {
  for (const [id, days] of [
    ['fuzz-past', -1],
    ['fuzz-next', 3],
    ['fuzz-later', 10],
  ] as const)
    await test.database.pool.query(
      `insert into training_sessions (id, title, type, description, instructor_id, course_id, starts_at, ends_at, seats)
       values ($1, $1, 'Workshop', 'With paper.', 'johan-van-wyk', null,
               $2::timestamptz + make_interval(days => $3), $2::timestamptz + make_interval(days => $3, hours => 2), 2)`,
      [id, test.services.clock(), days],
    );
}

async function plantEntries(test: TestApp): Promise<void> {
  for (const name of ['Thandi', 'Sipho', 'Naledi'])
    await test.call('POST', '/api/waitlist/register', {
      body: { email: `${name}@example.co.za`, name, province: 'Gauteng' },
    });
}

/** What exists, so that requests get past "not found"; the ids of the victim's things among it. */
async function knownValues(test: TestApp, victim: { id: string; username: string }): Promise<KnownValues> {
  const column = async (statement: string, values: unknown[] = []): Promise<unknown[]> =>
    (await test.database.pool.query({ text: statement, values, rowMode: 'array' })).rows.map(
      ([value]) => value,
    );
  return {
    courseId: await column('select id from courses'),
    lessonId: [LESSON, ...(await column('select id from lessons where is_written'))],
    assessmentId: await column('select id from assessments'),
    sessionId: await column('select id from training_sessions'),
    attemptId: await column('select id from assessment_attempts'),
    signInId: await column('select id from sign_ins where user_id = $1', [victim.id]),
    entryId: await column('select id from waitlist_entries'),
    careerId: ['data-analyst', 'machine-learning-engineer'],
    categoryId: [1, 2, 3],
    occurredAt: ['2026-11-15T11:59:00Z', '2026-11-10T08:00:00Z'],
    checkId: ['af-what-ai-is-1', 'af-what-ai-is-2'],
    slot: ['notes', 'code', 'note-1'],
    username: [victim.username, 'Thandi@example.co.za'],
    usernames: [[victim.username]],
    province: ['Gauteng', 'Limpopo'],
    orWait: [true, false],
    eventId: await column('select id from events'),
    collectionId: ['start-here'],
    date: ['2026-12-01T08:00:00Z', '2026-11-20T08:00:00+02:00'],
    writtenAt: ['2026-11-15T11:59:00Z'],
    page: [1, 2],
    text: ['data', 'python', 'machine lerning'],
  };
}

/** The real server on a socket and a database of its own, with people of every role and one whose data are marked. */
export async function openFuzzWorld(): Promise<FuzzWorld> {
  const test = await createTestApp({ TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'silent', WAITLIST_TRIES: '1000' });
  await plantSessions(test);
  await plantEntries(test);
  const { account, markers, cookie } = await plantVictim(test);
  await test.app.inject({
    method: 'POST',
    url: '/api/sessions/fuzz-next/bookings',
    headers: { cookie },
    payload: { orWait: true },
  });
  const learner = await addLearner(test);
  for (const { id } of (await test.database.pool.query('select id from courses')).rows)
    await learner.takePlace(id);

  const people = new Map<Asker, { cookie: string; leaverId: string }>();
  for (const role of ['learner', 'trainer', 'administrator'] as const) {
    const { id } = role === 'learner' ? learner : await test.addAccount(role);
    people.set(role, { cookie: await signInAs(test, id), leaverId: (await test.addAccount(role)).id });
  }
  for (const { id: assessmentId } of (await test.database.pool.query('select id from assessments')).rows)
    for (const asker of [cookie, people.get('learner')?.cookie ?? ''])
      await test.call('POST', `/api/assessments/${assessmentId}/attempts`, { cookie: asker });

  const known = await knownValues(test, account);
  const origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    known,
    markers,
    async cookieFor({ asker, operation }) {
      const person = people.get(asker);
      if (!person) return undefined;
      // These may end all sign-ins of a person, which the other requests still need.
      const endsSignIns =
        operation.method !== 'GET' && /logout|auth\/sessions|change-password/.test(operation.path);
      return endsSignIns ? signInAs(test, person.leaverId) : person.cookie;
    },
    close: () => test.close(),
  };
}
