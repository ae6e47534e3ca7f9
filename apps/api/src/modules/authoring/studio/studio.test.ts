import { CONTENT_PATHS, CONTENT_TYPES, type ContentType, newEntry } from '@academy/domain/catalogue/content';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ageConfirmation } from '../../../test/sign-in/age-confirmation.ts';
import { signInAs } from '../../../test/sign-in/sign-in-as.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner } from '../../../test/test-learner.ts';
import { importEntries } from '../../catalogue/content-entries/index.ts';

const PUBLIC_LISTS: Readonly<Record<ContentType, string>> = {
  course: '/api/courses',
  event: '/api/events',
  collection: '/api/collections',
  instructor: '/api/instructors',
  curriculum: '/api/curricula',
  'learning-path': '/api/learning-paths',
};

let test: TestApp;
let cookie: string;
let adminId: string;

beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  const admin = await test.addAccount('administrator');
  adminId = admin.id;
  cookie = await signInAs(test, admin.id);
});
afterAll(() => test.close());

async function send(method: InjectOptions['method'], url: string, payload?: object) {
  const answer = await test.app.inject({
    method: method ?? 'GET',
    url,
    headers: { cookie, accept: 'application/problem+json' },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

const formOf = (type: ContentType, name: string) => {
  const { title, name: _, ...rest } = newEntry(type, test.services.clock());
  const described = 'description' in rest ? { description: 'What it is about.' } : {};
  return {
    ...rest,
    ...described,
    ...(type === 'instructor' ? { name } : { title: title === undefined ? name : name }),
  };
};
const adminPath = (type: ContentType) => `/api/admin/${CONTENT_PATHS[type]}`;
const studioPath = (type: ContentType, rest = '') => `/api/admin/content/${CONTENT_PATHS[type]}${rest}`;
const namesIn = async (type: ContentType): Promise<string[]> =>
  (await send('GET', PUBLIC_LISTS[type])).body.map(
    (one: { title?: string; name?: string }) => one.title ?? one.name,
  );
const audited = async (action: string, subject: string) => {
  const { rows } = await test.database.pool.query(
    'select actor_id from audit_log where action = $1 and subject = $2',
    [action, subject],
  );
  return rows.map(({ actor_id }) => actor_id);
};

describe.each(CONTENT_TYPES)('a %s', (type) => {
  it('CMS-07, CMS-08, CMS-09, CMS-10, CMS-11: is created, changed, deleted and brought back, each in the audit log', async () => {
    const before = (await send('GET', studioPath(type))).body;
    const created = await send('POST', adminPath(type), formOf(type, 'First of its kind'));
    expect(created).toMatchObject({ status: 201, body: { version: 1 } });
    const { id } = created.body;
    expect(id).toMatch(/^first-of-its-kind-[0-9a-f]{8}$/);
    expect(await namesIn(type)).toContain('First of its kind');
    expect(await audited('create-content', `${type}:${id}`)).toEqual([adminId]);
    const after = (await send('GET', studioPath(type))).body;
    expect(after.counts[CONTENT_PATHS[type]]).toBe(before.counts[CONTENT_PATHS[type]] + 1);

    const changed = await send('PUT', `${adminPath(type)}/${id}`, formOf(type, 'Another name'));
    expect(changed).toMatchObject({ status: 200, body: { id, version: 2 } });
    expect(await namesIn(type)).toContain('Another name');
    expect(await namesIn(type)).not.toContain('First of its kind');
    expect(await audited('update-content', `${type}:${id}`)).toHaveLength(1);

    expect((await send('DELETE', `${adminPath(type)}/${id}`)).status).toBe(204);
    expect(await namesIn(type)).not.toContain('Another name');
    expect((await send('DELETE', `${adminPath(type)}/${id}`)).body.code).toBe('unknown-entry');
    expect((await send('PUT', `${adminPath(type)}/${id}`, formOf(type, 'x'))).body.code).toBe(
      'unknown-entry',
    );

    const gone = (await send('GET', studioPath(type, '?show=deleted'))).body;
    expect(gone.entries.map((entry: { id: string }) => entry.id)).toContain(id);
    expect(gone.deleted).toBe(before.deleted + 1);
    expect((await send('GET', studioPath(type, `/${id}`))).body.code).toBe('unknown-entry');

    expect((await send('POST', studioPath(type, `/${id}/restoration`))).status).toBe(204);
    expect(await namesIn(type)).toContain('Another name');
    expect(await audited('restore-content', `${type}:${id}`)).toHaveLength(1);
  });

  it('warns the second of two editors, and overwrites nothing', async () => {
    const { id } = (await send('POST', adminPath(type), formOf(type, 'Edited by two'))).body;
    const save = (name: string) =>
      send('PUT', `${adminPath(type)}/${id}`, { ...formOf(type, name), version: 1 });
    const [one, other] = await Promise.all([save('By the first'), save('By the second')]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const refused = one.status === 409 ? one : other;
    expect(refused.body.code).toBe('changed-meanwhile');
    const winner = one.status === 200 ? 'By the first' : 'By the second';
    const { entry } = (await send('GET', studioPath(type, `/${id}`))).body;
    expect(entry).toMatchObject({ version: 2, changedBy: expect.stringMatching(/^Full administrator/) });
    expect(entry.fields.title ?? entry.fields.name).toBe(winner);
  });

  it('is made and changed by several at once', async () => {
    const twelve = Array.from({ length: 12 }, (_, index) => `Meanwhile ${'abcdefghijkl'[index]}`);
    const made = await Promise.all(twelve.map((name) => send('POST', adminPath(type), formOf(type, name))));
    expect(made.map(({ status }) => status)).toEqual(twelve.map(() => 201));
    const changed = await Promise.all(
      made.map(({ body }, index) =>
        send('PUT', `${adminPath(type)}/${body.id}`, formOf(type, `Changed ${twelve[index]}`)),
      ),
    );
    expect(changed.map(({ status }) => status)).toEqual(twelve.map(() => 200));
    expect(await namesIn(type)).toEqual(expect.arrayContaining(twelve.map((name) => `Changed ${name}`)));
    await Promise.all(made.map(({ body }) => send('DELETE', `${adminPath(type)}/${body.id}`)));
  });

  it('is archived and offered again', async () => {
    const { id } = (await send('POST', adminPath(type), formOf(type, 'For a while'))).body;
    await send('PUT', studioPath(type, `/${id}/archive`), { isArchived: true });
    expect(await namesIn(type)).not.toContain('For a while');
    const { entries } = (await send('GET', studioPath(type, '?show=archived'))).body;
    expect(entries.map((entry: { id: string }) => entry.id)).toContain(id);
    await send('PUT', studioPath(type, `/${id}/archive`), { isArchived: false });
    expect(await namesIn(type)).toContain('For a while');
  });

  it('CMS-34: is refused with 400 when a required field is missing, and nothing is written', async () => {
    const before = (await send('GET', studioPath(type))).body.counts;
    const form = formOf(type, 'Not whole');
    const { title: _t, name: _n, ...nameless } = form as Record<string, unknown>;
    for (const wrong of [
      nameless,
      { ...form, [type === 'instructor' ? 'name' : 'title']: '   ' },
      { ...form, isAdmin: true },
    ])
      expect((await send('POST', adminPath(type), wrong)).status).toBe(400);
    expect((await send('GET', studioPath(type))).body.counts).toEqual(before);
  });
});

describe.each(['course', 'curriculum', 'learning-path'] as const)('the price of a %s', (type) => {
  it('is changed only after a fresh confirmation, and the rest of the form by any sign-in', async () => {
    const form = formOf(type, 'What it costs') as unknown as { price: number };
    const { id } = (await send('POST', adminPath(type), form)).body;
    const save = (change: object) => send('PUT', `${adminPath(type)}/${id}`, { ...form, ...change });
    const priceNow = async () =>
      (await send('GET', studioPath(type, `/${id}`))).body.entry.fields.price as number;
    await ageConfirmation(test, adminId);
    expect((await save({ title: 'Other words' })).status).toBe(200);
    expect((await save({ price: 1 })).body.code).toBe('confirmation-needed');
    expect(await priceNow()).toBe(form.price);

    cookie = await signInAs(test, adminId);
    expect((await save({ price: 1 })).status).toBe(200);
    expect(await priceNow()).toBe(1);
  });
});

describe('newer files about an entry that was edited here', () => {
  const ID = 'our-languages';
  const entry = async () => (await send('GET', studioPath('collection', `/${ID}`))).body;
  /** What the files say from now on. */
  async function filesSay(title: string) {
    const { rows } = await test.database.pool.query(
      "select id, coalesce(file_fields, fields) as fields, more from content_entries where type = 'collection' and origin = 'files'",
    );
    const files = rows.map((row) => (row.id === ID ? { ...row, fields: { ...row.fields, title } } : row));
    await test.services.db.transaction((tx) => importEntries(tx, 'collection', files, test.services.clock()));
  }
  const edit = async (title: string) => {
    const { fields, version } = (await entry()).entry;
    return send('PUT', `/api/admin/collections/${ID}`, { ...fields, title, version });
  };
  const decide = async (decision: string, version: number) =>
    send('POST', studioPath('collection', `/${ID}/proposal`), { decision, version });

  it('are proposed, left or taken, and never overwrite it', async () => {
    await edit('Our own words');
    expect((await decide('take', 2)).body.code).toBe('no-proposal');
    await filesSay('Newer words');
    const proposed = await entry();
    expect(proposed).toMatchObject({
      entry: { isEdited: true, hasProposal: true, fields: { title: 'Our own words' } },
      proposal: { fields: { title: 'Newer words' } },
    });
    expect((await send('GET', studioPath('collection', '?show=updates'))).body).toMatchObject({
      found: 1,
      updates: 1,
    });
    const { version } = proposed.entry;
    expect((await decide('leave', version - 1)).body.code).toBe('changed-meanwhile');
    expect((await decide('leave', version)).status).toBe(204);
    expect(await entry()).toMatchObject({ entry: { fields: { title: 'Our own words' } }, proposal: null });

    await filesSay('Newest words');
    expect((await decide('take', (await entry()).entry.version)).status).toBe(204);
    expect(await entry()).toMatchObject({ entry: { isEdited: false, fields: { title: 'Newest words' } } });
    expect(await namesIn('collection')).toContain('Newest words');
    expect(await audited('take-update', `collection:${ID}`)).toEqual([adminId]);
  });
});

describe('the table of an administrator', () => {
  it('is searched, sorted and paged', async () => {
    for (let n = 1; n <= 23; n += 1)
      await send('POST', '/api/admin/collections', { title: `Shelf ${n}`, itemCount: n });
    const list = async (query: string) => (await send('GET', studioPath('collection', query))).body;
    const found = await list('?words=shelf&sort=title&direction=down');
    expect(found).toMatchObject({ found: 23, page: 1, pages: 2 });
    expect(
      found.entries.slice(0, 2).map(({ fields }: { fields: { title: string } }) => fields.title),
    ).toEqual(['Shelf 23', 'Shelf 22']);
    const last = await list('?words=shelf&sort=itemCount&page=2');
    expect(last.entries.map(({ fields }: { fields: { itemCount: number } }) => fields.itemCount)).toEqual([
      21, 22, 23,
    ]);
    expect((await list('?words=nowhere-to-be-found')).found).toBe(0);
    expect((await list('?page=99')).page).toBeLessThan(99);
  });
});

describe('a course', () => {
  const COURSE = 'ai-fundamentals';
  const stored = async () =>
    (await test.database.pool.query('select * from courses where id = $1', [COURSE])).rows[0];
  const entry = async () => (await send('GET', studioPath('course', `/${COURSE}`))).body.entry;

  it('of the files opens with the dates of its next intake, and keeps to that rule when something else changes', async () => {
    const { fields, version } = await entry();
    expect(Date.parse(fields.startDate)).toBeGreaterThan(test.services.clock().getTime());
    const saved = await send('PUT', `/api/admin/courses/${COURSE}`, {
      ...fields,
      startDate: fields.startDate.slice(0, 16).concat('Z'),
      title: 'AI from the start',
      version,
    });
    expect(saved.status).toBe(200);
    expect(await stored()).toMatchObject({
      title: 'AI from the start',
      starts_at: null,
      planned_modules: null,
    });
    expect(await entry()).toMatchObject({ isEdited: true, origin: 'files' });
    const { rows } = await test.database.pool.query(
      "select title from search_documents where kind = 'course' and id = $1",
      [COURSE],
    );
    expect(rows).toEqual([{ title: 'AI from the start' }]);
    expect((await send('GET', `/api/courses/${COURSE}`)).body).toMatchObject({ title: 'AI from the start' });
  });

  it('with learners is not deleted but archived, and they keep it', async () => {
    const learner = await addLearner(test);
    expect((await learner.takePlace('sql-and-tables')).body).toContain('sql-and-tables');
    const refused = await send('DELETE', '/api/admin/courses/sql-and-tables');
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'has-enrolments',
        detail: expect.stringContaining('1 learner has a place in this course. Archive it'),
      },
    });
    expect(
      (await send('PUT', studioPath('course', '/sql-and-tables/archive'), { isArchived: true })).status,
    ).toBe(204);
    const listed = (await send('GET', '/api/courses')).body.map(({ id }: { id: string }) => id);
    expect(listed).not.toContain('sql-and-tables');
    expect((await send('GET', '/api/courses/sql-and-tables')).status).toBe(200);
    expect((await learner.get('/api/progress/user')).json().courses).toEqual([
      expect.objectContaining({ courseId: 'sql-and-tables' }),
    ]);
  });

  it('with learners whose file was deleted is not removed by accepting the update', async () => {
    const ID = 'data-visualisation';
    const learner = await addLearner(test);
    await learner.takePlace(ID);
    await test.database.pool.query(
      "update content_entries set is_edited = true, settled_fields = fields, file_fields = null where type = 'course' and id = $1",
      [ID],
    );
    const { entry: shown } = (await send('GET', studioPath('course', `/${ID}`))).body;
    expect(shown).toMatchObject({ hasProposal: true });
    const decide = (decision: string) =>
      send('POST', studioPath('course', `/${ID}/proposal`), { decision, version: shown.version });
    expect(await decide('take')).toMatchObject({
      status: 409,
      body: { code: 'has-enrolments', detail: expect.stringContaining('1 learner has a place') },
    });
    expect((await send('GET', `/api/courses/${ID}`)).status).toBe(200);
    expect((await decide('leave')).status).toBe(204);
  });

  it('of the studio can be opened and joined before it has a lesson, and is not complete by that', async () => {
    const { id } = (await send('POST', '/api/admin/courses', formOf('course', 'Bees and bytes'))).body;
    const course = (await send('GET', `/api/courses/${id}`)).body;
    expect(course).toMatchObject({ title: 'Bees and bytes', modules: 1, lessons: 0, price: 2500 });
    const learner = await addLearner(test);
    await learner.takePlace(id);
    expect((await learner.get('/api/progress/user')).json()).toMatchObject({ coursesCompleted: 0 });
  });
});
