import type { Answer } from '@academy/contract';
import type { Course, Program } from '@academy/courseware';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../http/endpoints/actor.ts';
import { signInAs } from '../../../test/sign-in/sign-in-as.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { publishedSoFar } from '../../catalogue/course-files/index.ts';
import { provePrograms, takePlace } from './checks/prove-programs.ts';
import { decideDraft } from './reviews/review-draft.ts';
import { inTime } from './test/in-time.ts';

const COURSE = 'python-for-ai';
const PRACTICE = 'first-steps/your-first-program.yaml';
const BASE = `/api/authoring/${COURSE}`;

let academy: TestApp;
let writer: string;
let reviewer: string;
let reviewerId: string;
beforeAll(async () => {
  academy = await createTestApp();
  const addAuthor = async () => (await academy.addAccount('administrator')).id;
  writer = await signInAs(academy, await addAuthor());
  reviewerId = await addAuthor();
  reviewer = await signInAs(academy, reviewerId);
});
afterAll(() => academy.close());

const send = (cookie: string, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  inTime(() =>
    academy.app.inject({
      method,
      url: `${BASE}${url}`,
      headers: { cookie, accept: 'application/problem+json' },
      ...(payload && { payload }),
    }),
  );
const fileOf = async (path: string): Promise<Answer<'GET /api/authoring/:courseId/file'>> =>
  (await send(writer, 'GET', `/file?path=${encodeURIComponent(path)}`)).json();

async function write(title: string, path: string, edit: (text: string) => string): Promise<string> {
  const { draftId } = (await send(writer, 'POST', '/drafts', { title })).json<{ draftId: string }>();
  const { text, version: baseVersion } = await fileOf(path);
  const body = { path, text: edit(text ?? ''), version: 0, baseVersion };
  expect((await send(writer, 'PUT', `/drafts/${draftId}/files`, body)).statusCode).toBe(200);
  return draftId;
}
async function versionOf(draftId: string): Promise<number | undefined> {
  const course = (await send(writer, 'GET', '')).json<Answer<'GET /api/authoring/:courseId'>>();
  return course.drafts.find(({ id }) => id === draftId)?.version;
}
const submit = async (draftId: string) =>
  send(writer, 'POST', `/drafts/${draftId}/submission`, { version: await versionOf(draftId) });
const publish = (draftId: string, version: number | undefined, cookie = reviewer) =>
  send(cookie, 'POST', `/drafts/${draftId}/decision`, { decision: 'publish', version });

const summaries = async () =>
  (
    await academy.database.pool.query<{ summary: string }>(
      "select summary from course_modules where id in ('py-first-steps', 'py-decisions') order by position",
    )
  ).rows.map(({ summary }) => summary);

it('two drafts that are published at once never undo each other: the second is asked to come again', async () => {
  const summary = (words: string) => (text: string) => text.replace(/^summary: .*$/m, `summary: ${words}`);
  const drafts = [
    await write('First', 'first-steps/module.yaml', summary('The first new words.')),
    await write('Second', 'decisions/module.yaml', summary('The second new words.')),
  ];
  for (const draftId of drafts) expect((await submit(draftId)).statusCode).toBe(204);
  const [first = '', second = ''] = drafts;
  // The second was checked before the first was published.
  const seen = await publishedSoFar(academy.services.db);
  expect((await publish(first, await versionOf(first))).statusCode).toBe(204);
  const version = (await versionOf(second)) ?? 0;
  const input = { courseId: COURSE, draftId: second, decision: 'publish', version } as const;
  const late = await academy.services.db.transaction((db) =>
    decideDraft(academy.services, { db, actor: { userId: reviewerId } as Actor }, input, {
      course: {} as Course,
      seen,
    }),
  );
  expect(late).toMatchObject({ ok: false, refusal: { code: 'another-published' } });

  expect((await publish(second, version)).statusCode).toBe(204);
  expect(await summaries()).toEqual(['The first new words.', 'The second new words.']);
}, 180_000);

it('a publication and a save of the course’s form that come together wait for each other, and neither fails', async () => {
  const { pool } = academy.database;
  const draftId = await write(
    'Beside a form',
    'first-steps/module.yaml',
    (text) => `${text}\n# Beside a form.\n`,
  );
  expect((await submit(draftId)).statusCode).toBe(204);
  const administrator = await pool.connect();
  await administrator.query('begin');
  await administrator.query("select from content_entries where type = 'course' and id = $1 for update", [
    COURSE,
  ]);
  const publishing = publish(draftId, await versionOf(draftId));
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect
    .poll(async () => (await pool.query(waiting)).rowCount, { timeout: 120_000 })
    .toBeGreaterThan(0);
  await administrator.query('select from courses where id = $1 for update', [COURSE]);
  await administrator.query('commit');
  administrator.release();
  expect((await publishing).statusCode).toBe(204);
}, 180_000);

it('programs are proven two at a time for everybody, and only for drafts that may be submitted or published', async () => {
  const draftId = await write('Practice', PRACTICE, (text) => `${text}\n# Looked at again.\n`);
  const whileBusy = async (ask: () => Promise<void>) => {
    const places = [takePlace(), takePlace()];
    expect(takePlace()).toBeNull();
    await ask().finally(() => places.map((releaseSlot) => releaseSlot?.()));
  };
  await whileBusy(async () => {
    const files = [{ path: PRACTICE, text: (await fileOf(PRACTICE)).text }];
    const proof = await send(writer, 'POST', '/proof', { draftId: null, files });
    expect([proof.statusCode, proof.json().code]).toEqual([503, 'too-busy']);
    expect((await submit(draftId)).json().code).toBe('too-busy');
    const old = await send(writer, 'POST', `/drafts/${draftId}/submission`, { version: 0 });
    expect(old.json().code).toBe('changed-meanwhile');
  });
  expect((await submit(draftId)).statusCode).toBe(204);
  const version = await versionOf(draftId);
  await whileBusy(async () => {
    expect((await submit(draftId)).json().code).toBe('in-review');
    expect((await publish(draftId, version)).json().code).toBe('too-busy');
    expect((await publish(draftId, version, writer)).json().code).toBe('own-work');
    expect((await publish(draftId, 0)).json().code).toBe('changed-meanwhile');
  });
  expect((await publish(draftId, version)).statusCode).toBe(204);
}, 180_000);

it('of three that ask at the same moment one is refused', async () => {
  const nothing = { file: 'a.yaml', line: 1 } as Program;
  const asked = [0, 1, 2].map(() => provePrograms([nothing], { limitMs: 50_000 }));
  const proven = await Promise.all(asked);
  expect(proven.map(({ ok }) => ok)).toEqual([true, true, false]);
}, 180_000);
