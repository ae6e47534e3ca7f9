import { gunzipSync } from 'node:zlib';
import type { Answer } from '@academy/contract';
import { newEntry } from '@academy/domain/catalogue/content';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sideDatabase } from '../database/connect.ts';
import { bagOfWordsEmbedder } from '../modules/assistant/agents/test/bag-of-words.ts';
import {
  makeVectors,
  PassageIndexCache,
  replacePassagesOfCourse,
} from '../modules/catalogue/passages/index.ts';
import { removePlaceOf } from '../modules/enrolment/places/enrolments.store.ts';
import { givePlace } from '../modules/enrolment/places/index.ts';
import {
  certificateOf,
  completeCourse,
  issue,
} from '../modules/rewards/certificates/test/completed-course.ts';
import { startSecondProcess } from '../test/second-process.ts';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import { addTestCourse } from '../test/test-course.ts';
import { reported } from '../test/test-learner.ts';
import { CACHED_ROWS, type NameOfCachedRows } from './cached-rows.ts';

interface Probe {
  /** As the second server shows it. */
  readonly read: () => Promise<unknown>;
  /** Through the first server. Returns what both have to show from then on. */
  readonly change: () => Promise<unknown>;
}

const COURSE = 'tc';
const embedder = bagOfWordsEmbedder();
// Caches of places are used only where courses are sold.
const ENVIRONMENT = {
  PUBLIC_URL: 'http://academy.example',
  PAYSTACK_SECRET_KEY: 'sk_test_1',
  WAITLIST_TRIES: '1000',
  WAITLIST_PLACES_PER_ADDRESS: '1000',
};

let first: TestApp;
let second: TestApp;
let administrator: Person;
beforeAll(async () => {
  first = await createTestApp(ENVIRONMENT, { embedder });
  await addTestCourse(first.database.db, { id: COURSE });
  second = await startSecondProcess(first.database, ENVIRONMENT);
  administrator = await addPerson('administrator');
});
afterAll(async () => {
  await second.close();
  await first.close();
});

/** The clock of the caches: it stands, so that no machine is too slow for them. */
let now = performance.now();
beforeEach(() => {
  // Whatever an earlier test has read is out of date.
  now += 60 * 60_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

interface Person {
  readonly id: string;
  readonly at: (
    app: TestApp,
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    body?: object,
    cookie?: string,
  ) => ReturnType<TestApp['call']>;
}

async function addPerson(role: 'administrator' | 'learner'): Promise<Person> {
  const { id, username } = await first.addAccount(role);
  const signIn = await first.signIn(username);
  return {
    id,
    async at(app, method, url, payload, cookie = '') {
      const headers = { cookie: `${signIn}; ${cookie}` };
      const answer = await app.app.inject({ method, url, headers, ...(payload && { payload }) });
      expect(answer.statusCode, `${method} ${url} ${answer.body}`).toBeLessThan(500);
      return answer;
    },
  };
}

async function addLearnerWithPlace() {
  const learner = await addPerson('learner');
  const enrolledAt = new Date('2026-09-01T08:00:00Z');
  await givePlace(first.database.db, { grounds: 'coins', userId: learner.id, courseId: COURSE, enrolledAt });
  let minute = 10;
  return {
    ...learner,
    /** Seconds in a lesson that takes 120 to complete. */
    async study(app: TestApp, seconds: number) {
      minute += 5;
      const occurredAt = `2026-11-15T11:${minute}:00Z`;
      const events = [reported(`${COURSE}-d`, 'lesson-studied', { seconds, occurredAt })];
      const answer = await learner.at(app, 'POST', '/api/learning-events', { events });
      expect(answer.json()).toMatchObject({ recorded: 1 });
    },
    async readLesson(app: TestApp) {
      const events = [reported(`${COURSE}-d`, 'lesson-read')];
      await learner.at(app, 'POST', '/api/learning-events', { events });
    },
    async completedAt(app: TestApp) {
      const answer = await learner.at(app, 'GET', `/api/courses/${COURSE}/progress`);
      const { lessons } = answer.json<Answer<'GET /api/courses/:courseId/progress'>>();
      return lessons.flatMap(({ lessonId, isCompleted }) => (isCompleted ? lessonId : []));
    },
  };
}

async function changeSettings(changes: Partial<Answer<'GET /api/admin/settings'>['settings']>) {
  const { settings, version } = (await administrator.at(first, 'GET', '/api/admin/settings')).json<
    Answer<'GET /api/admin/settings'>
  >();
  const changed = await administrator.at(first, 'PUT', '/api/admin/settings', {
    ...settings,
    ...changes,
    version,
  });
  expect(changed.statusCode).toBe(200);
}

const readFigures = async (app: TestApp) =>
  (await app.call('GET', '/api/waitlist/stats')).json<Answer<'GET /api/waitlist/stats'>>();

async function listeners(): Promise<number> {
  const { rows } = await first.database.pool.query(
    `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and query = 'listen waitlist'`,
  );
  return rows[0].n;
}

/** Each cache of the register. One without a probe does not compile. */
const PROBES: Record<NameOfCachedRows, () => Promise<Probe>> = {
  settings: async () => ({
    read: async () =>
      /^Contact: (.*)$/m.exec((await second.call('GET', '/.well-known/security.txt')).body)?.[1],
    async change() {
      await changeSettings({ supportEmail: 'changed@example.co.za' });
      return 'mailto:changed@example.co.za';
    },
  }),
  catalogue: async () => ({
    read: async () =>
      (await second.call('GET', '/api/instructors'))
        .json<Answer<'GET /api/instructors'>>()
        .some(({ name }) => name === 'Nomsa Dlamini'),
    async change() {
      const { title: _, ...form } = newEntry('instructor', first.services.clock());
      const created = await administrator.at(first, 'POST', '/api/admin/instructors', {
        ...form,
        name: 'Nomsa Dlamini',
      });
      expect(created.statusCode).toBe(201);
      return true;
    },
  }),
  waitlist: async () => {
    await Promise.all([first, second].map(readFigures));
    await expect.poll(listeners).toBe(2);
    return {
      read: async () => (await readFigures(second)).totalRegistered,
      async change() {
        const body = { email: 'thandi@example.co.za', name: 'Thandi Nkosi', province: 'Gauteng' };
        expect((await first.call('POST', '/api/waitlist/register', { body })).statusCode).toBe(201);
        return (await readFigures(first)).totalRegistered;
      },
    };
  },
  passages: async () => {
    const cache = new PassageIndexCache(sideDatabase(second.services.sidePool), embedder.model);
    const about = {
      courseId: COURSE,
      lessonId: `${COURSE}-a`,
      position: 1,
      title: 'A',
      heading: 'One',
      questions: [],
    };
    const publish = async (body: string) => {
      await replacePassagesOfCourse(first.database.db, COURSE, [{ ...about, body, sentences: [body] }]);
      await makeVectors(first.services, []);
    };
    await publish('Biltong hangs for days.');
    return {
      read: async () => {
        const { passages, index } = await cache.read();
        const lesson = passages.find(({ lessonId }) => lessonId === about.lessonId);
        return [lesson?.body, index.pending.has(about.lessonId)];
      },
      async change() {
        await publish('Biltong hangs for weeks.');
        return ['Biltong hangs for weeks.', false];
      },
    };
  },
  learnerAnswers: async () => {
    const learner = await addLearnerWithPlace();
    return {
      read: () => learner.completedAt(second),
      async change() {
        await learner.study(first, 120);
        await learner.readLesson(first);
        return [`${COURSE}-d`];
      },
    };
  },
  learnerRecords: async () => {
    const learner = await addLearnerWithPlace();
    await learner.readLesson(second);
    return {
      /** The second server adds to what it remembers. */
      async read() {
        await learner.study(second, 40);
        return learner.completedAt(second);
      },
      async change() {
        await learner.study(first, 40);
        return [`${COURSE}-d`];
      },
    };
  },
  openedPlaces: async () => {
    const learner = await addLearnerWithPlace();
    const { headers } = await learner.at(second, 'GET', '/api/progress/user');
    const grant = [headers['set-cookie']]
      .flat()
      .map((header) => header?.split(';', 1)[0])
      .join('; ');
    const { rows } = await first.database.pool.query<{ hash: string }>(
      "select hash from documents where kind = 'lesson' and subject = $1 and replaced_at is null",
      [`${COURSE}-b`],
    );
    return {
      read: async () =>
        (await learner.at(second, 'GET', `/documents/${rows[0]?.hash}`, undefined, grant)).statusCode,
      async change() {
        await removePlaceOf(first.database.db, { userId: learner.id, courseId: COURSE, access: 'coins' });
        return 403;
      },
    };
  },
  statusLists: async () => {
    const { id } = await addPerson('learner');
    await completeCourse(first, id, COURSE);
    await issue(first, id, COURSE);
    const certificate = await certificateOf(first, id);
    return {
      async read() {
        const list = (await second.call('GET', '/credentials/status/0')).json();
        const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), 'base64url'));
        return ((bits[certificate.status_index >> 3] ?? 0) >> (7 - (certificate.status_index & 7))) & 1;
      },
      async change() {
        const address = `/api/admin/certificates/${certificate.id}/revocation`;
        expect(
          (await administrator.at(first, 'POST', address, { reason: 'It was copied.' })).statusCode,
        ).toBe(204);
        return 1;
      },
    };
  },
};

/** It follows sooner than it has to, when it is told. */
const ARE_TOLD: readonly NameOfCachedRows[] = ['waitlist'];

describe('what one server has changed', () => {
  it.each(Object.entries(CACHED_ROWS))('is shown by another one in time: %s', async (key, { staleForMs }) => {
    const name = key as NameOfCachedRows;
    const { read, change } = await PROBES[name]();
    const before = await read();
    const changed = await change();
    expect(before).not.toEqual(changed);
    if (staleForMs > 0 && !ARE_TOLD.includes(name)) {
      now += staleForMs - 1;
      expect(await read(), 'it is no cache').toEqual(before);
      now += 1;
    } else now += staleForMs;
    expect(await read()).toEqual(changed);
  });

  it('is shown in time although the notification of it was lost', async () => {
    await PROBES.waitlist();
    const latest = async () => (await readFigures(second)).recentSignups[0]?.name;
    const names = ['Sipho', 'Lerato'];
    // A notification of the test before may still arrive, and empties the cache.
    await expect
      .poll(async () => {
        const before = await latest();
        names.reverse();
        await first.database.pool.query('update waitlist_entries set name = $1', [`${names[0]} Nkosi`]);
        return before !== names[0] && (await latest()) === before;
      })
      .toBe(true);
    now += CACHED_ROWS.waitlist.staleForMs;
    expect(await latest()).toBe(names[0]);
  });
});
