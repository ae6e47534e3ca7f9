import type { Answer } from '@academy/contract';
import { MOST_COURSE_FILES } from '@academy/domain/authoring/drafts';
import { newEntry } from '@academy/domain/catalogue/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/sign-in/sign-in-as.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let academy: TestApp;
type Send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => ReturnType<typeof sendAs>;
let writer: Send;
let reviewer: Send;
let stranger: Send;

async function sendAs(cookie: string, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const headers = { cookie, accept: 'application/problem+json' };
  const answer = await academy.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

async function addPerson(role: 'administrator' | 'trainer'): Promise<Send> {
  const { id } = await academy.addAccount(role);
  const cookie = await signInAs(academy, id);
  return (...sent) => sendAs(cookie, ...sent);
}

beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  writer = await addPerson('administrator');
  reviewer = await addPerson('administrator');
  stranger = await addPerson('trainer');
});
afterAll(() => academy.close());

async function makeCourse(title: string): Promise<string> {
  const form = { ...newEntry('course', academy.services.clock()), title, description: 'Read maps & plans.' };
  return (await writer('POST', '/api/admin/courses', form)).body.id;
}
const base = (courseId: string) => `/api/authoring/${courseId}`;
const courseOf = async (courseId: string): Promise<Answer<'GET /api/authoring/:courseId'>> =>
  (await writer('GET', base(courseId))).body;
const fileOf = async (courseId: string, path: string): Promise<Answer<'GET /api/authoring/:courseId/file'>> =>
  (await writer('GET', `${base(courseId)}/file?path=${encodeURIComponent(path)}`)).body;

describe('a course that was made in the studio', () => {
  it('gets its file, a module and a lesson in one draft, which is not handed in before it is written', async () => {
    const courseId = await makeCourse('Maps for Everybody');
    expect(await courseOf(courseId)).toMatchObject({ modules: [], files: [], drafts: [] });
    const module = { title: 'Where am I?', lessonTitle: 'North and south' };
    expect(await writer('POST', `${base(courseId)}/modules`, module)).toMatchObject({
      status: 422,
      body: { code: 'instructor-needed' },
    });
    const begun = await writer('POST', `${base(courseId)}/modules`, {
      ...module,
      instructorId: 'fatima-davids',
    });
    expect(begun).toMatchObject({ status: 201, body: { folder: 'where-am-i' } });
    const { draftId } = begun.body;
    const planned = { path: null, id: 'mf-north-and-south', title: 'North and south' };
    expect(await courseOf(courseId)).toMatchObject({
      modules: [{ folder: 'where-am-i', title: 'Where am I?', lessons: [planned] }],
      drafts: [{ id: draftId, title: 'New module: Where am I?', state: 'writing' }],
    });

    const lesson = { folder: 'where-am-i', title: 'North and south', plannedId: planned.id };
    const written = await writer('POST', `${base(courseId)}/lessons`, lesson);
    expect(written).toMatchObject({ status: 201, body: { draftId, path: 'where-am-i/north-and-south.md' } });
    expect((await fileOf(courseId, written.body.path)).draft?.text).toContain('\nid: mf-north-and-south\n');
    const [one] = (await courseOf(courseId)).modules[0]?.lessons ?? [];
    expect(one).toEqual({ ...planned, path: 'where-am-i/north-and-south.md' });

    const version = (await courseOf(courseId)).drafts[0]?.version;
    const sent = await writer('POST', `${base(courseId)}/drafts/${draftId}/submission`, { version });
    // The lesson is as short as it was started, and says so.
    expect(sent.body).toMatchObject({ code: 'has-faults' });
    expect(sent.body.detail).toMatch(/^where-am-i\/north-and-south\.md, line \d+: .*words/);
  });

  it('is published with its plan, and keeps its form', async () => {
    const courseId = await makeCourse('Plans: "one" & two');
    const module = { title: 'First', lessonTitle: 'Begin', instructorId: 'fatima-davids' };
    const { draftId } = (await writer('POST', `${base(courseId)}/modules`, module)).body;
    const versionOf = async () => (await courseOf(courseId)).drafts[0]?.version;
    const draft = `${base(courseId)}/drafts/${draftId}`;
    const sent = await writer('POST', `${draft}/submission`, { version: await versionOf() });
    expect(sent).toMatchObject({ status: 204 });
    const decision = { decision: 'publish', version: await versionOf() };
    expect(await reviewer('POST', `${draft}/decision`, decision)).toMatchObject({ status: 204 });
    const found = await writer('GET', `/api/courses/${courseId}`);
    expect(found.body).toMatchObject({ title: 'Plans: "one" & two', description: 'Read maps & plans.' });
    expect((await courseOf(courseId)).modules).toMatchObject([{ title: 'First' }]);
  });
});

describe('a module and a lesson more', () => {
  it('go to the end of their lists and leave every other letter alone', async () => {
    const courseId = 'applied-ai-capstone';
    const before = (await fileOf(courseId, 'course.yaml')).text ?? '';
    const added = await writer('POST', `${base(courseId)}/modules`, {
      title: 'After the capstone',
      lessonTitle: 'What now',
    });
    expect(added.status).toBe(201);
    const after = (await fileOf(courseId, 'course.yaml')).draft?.text ?? '';
    expect(after).toBe(before.replace(/^(modules: \[.*)\]$/m, '$1, after-the-capstone]'));
    const lesson = await writer('POST', `${base(courseId)}/lessons`, {
      folder: 'after-the-capstone',
      title: 'One more',
    });
    expect(lesson.status).toBe(201);
    expect((await courseOf(courseId)).modules.at(-1)?.lessons.map(({ id }) => id)).toEqual([
      'cs-what-now',
      'cs-one-more',
    ]);
  });

  it('are taken out again, a module with its last lesson, and nothing of them is left', async () => {
    const courseId = 'applied-ai-capstone';
    const remove = (lessonId: string, folder = 'after-the-capstone') =>
      writer('POST', `${base(courseId)}/lesson-removals`, { folder, lessonId });
    const twice = await Promise.all([remove('cs-one-more'), remove('cs-one-more')]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, expect.any(Number)]);
    expect((await courseOf(courseId)).modules.at(-1)?.lessons.map(({ id }) => id)).toEqual(['cs-what-now']);
    expect((await remove('cs-what-now')).status).toBe(201);
    const course = await courseOf(courseId);
    expect(course.modules.map(({ folder }) => folder)).not.toContain('after-the-capstone');
    expect(course.drafts[0]?.paths).toEqual([]);
    expect(await remove('cs-what-now')).toMatchObject({ status: 404, body: { code: 'unknown-module' } });

    const [module] = course.modules;
    const lesson = module?.lessons.find(({ path }) => path !== null);
    const removed = await remove(lesson?.id ?? '', module?.folder);
    expect(removed.status).toBe(201);
    const { text, draft } = await fileOf(courseId, lesson?.path ?? '');
    expect([text === null, draft?.text]).toEqual([false, null]);
    expect(JSON.stringify((await courseOf(courseId)).modules)).not.toContain(lesson?.id);
    expect(await remove(lesson?.id ?? '', module?.folder)).toMatchObject({
      body: { code: 'unknown-lesson' },
    });
  });

  it('are not taken out where a course would have nothing left', async () => {
    const courseId = await makeCourse('One and only');
    const module = { title: 'Only', lessonTitle: 'One', instructorId: 'fatima-davids' };
    await writer('POST', `${base(courseId)}/modules`, module);
    const [lesson] = (await courseOf(courseId)).modules[0]?.lessons ?? [];
    const body = { folder: 'only', lessonId: lesson?.id };
    expect(await writer('POST', `${base(courseId)}/lesson-removals`, body)).toMatchObject({
      status: 409,
      body: { code: 'last-lesson' },
    });
  });

  it.each([
    ['modules', { title: 'The plan', lessonTitle: 'One' }, 'name-taken'],
    ['modules', { title: '???', lessonTitle: 'One' }, 'plain-title-needed'],
    ['modules', { title: 'New', lessonTitle: '…' }, 'plain-title-needed'],
    ['lessons', { folder: 'nowhere', title: 'One' }, 'unknown-module'],
    ['lessons', { folder: '../the-plan', title: 'One' }, 'unknown-module'],
    ['lessons', { folder: 'the-plan', title: 'Module' }, 'plain-title-needed'],
    ['lessons', { folder: 'the-plan', title: 'One', plannedId: 'cs-nobody' }, 'unknown-lesson'],
  ])('are refused: POST %s %j is %s', async (list, body, code) => {
    const { status, body: answer } = await writer('POST', `${base('applied-ai-capstone')}/${list}`, body);
    expect([answer.code, status < 500]).toEqual([code, true]);
  });

  it('are not added twice when two ask at once, and nobody’s list is overwritten', async () => {
    const courseId = 'deep-learning';
    const ask = (title: string) => writer('POST', `${base(courseId)}/modules`, { title, lessonTitle: title });
    const answers = await Promise.all([ask('Twins one'), ask('Twins two'), ask('Twins one')]);
    const added = answers.filter(({ status }) => status === 201).map(({ body }) => body.folder);
    // Two courses are read at a time for one person: the third may be told to come back.
    for (const { status, body } of answers)
      if (status !== 201)
        expect(['changed-meanwhile', 'in-another-draft', 'name-taken', 'too-busy']).toContain(body.code);
    const text = (await fileOf(courseId, 'course.yaml')).draft?.text ?? '';
    for (const folder of added) expect(text.split(folder)).toHaveLength(2);
    expect(new Set(added).size).toBe(added.length);
  });

  it('are not for those who do not teach the course', async () => {
    for (const [list, body] of [
      ['modules', { title: 'Mine', lessonTitle: 'One' }],
      ['lessons', { title: 'Mine', folder: 'x' }],
      ['lesson-removals', { folder: 'x', lessonId: 'x' }],
    ] as const) {
      const refused = await stranger('POST', `${base('deep-learning')}/${list}`, body);
      expect(refused.body.code).toBe('not-your-course');
    }
  });
});

describe('a draft', () => {
  it('has a maximum number of files; those in it can still be edited and removed', async () => {
    const courseId = await makeCourse('Rivers of the Cape');
    const module = { title: 'Large rivers', lessonTitle: 'The Orange', instructorId: 'fatima-davids' };
    const { draftId, folder } = (await writer('POST', `${base(courseId)}/modules`, module)).body;
    // Its two files, these, and room for one.
    await academy.database.pool.query(
      `insert into course_draft_files (course_id, path, draft_id, text, base_version, changed_at)
       select $1, 'planted/file-' || n || '.md', $2, 'x', 0, $3 from generate_series(1, $4::int) n`,
      [courseId, draftId, academy.services.clock(), MOST_COURSE_FILES - 3],
    );
    const save = (path: string, text: string | null, version = 0) =>
      writer('PUT', `${base(courseId)}/drafts/${draftId}/files`, { path, text, version, baseVersion: 0 });
    const [last, more] = [`${folder}/last.md`, `${folder}/more.md`];
    const full = {
      status: 409,
      body: {
        code: 'draft-full',
        detail: `A draft has at most ${MOST_COURSE_FILES} files. Publish this one, or begin another draft.`,
      },
    };
    expect(await save(last, 'x')).toMatchObject({ status: 200 });
    expect(await save(more, 'x')).toMatchObject(full);
    const lesson = { folder, title: 'One more' };
    expect(await writer('POST', `${base(courseId)}/lessons`, lesson)).toMatchObject(full);
    expect(await save(last, 'y', 1)).toMatchObject({ status: 200 });
    expect(await save(last, null, 2)).toMatchObject({ status: 200 });
    expect(await save(more, 'x')).toMatchObject({ status: 200 });
    const { drafts } = await courseOf(courseId);
    expect(drafts.find(({ id }) => id === draftId)?.paths).toHaveLength(MOST_COURSE_FILES);
  });
});
