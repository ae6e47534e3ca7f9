import type { Answer } from '@academy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';
import { CatalogueCache } from '../courses/index.ts';
import { importAcademyContent } from './index.ts';

let academy: TestApp;
let learner: TestLearner;
beforeAll(async () => {
  academy = await createTestApp();
  learner = await addLearner(academy);
});
afterAll(() => academy.close());

const query = (sql: string, values: unknown[] = []) => academy.database.pool.query(sql, values);
/** As the studio would: the entry is changed and marked. */
const edit = (type: string, id: string, path: string, value: string) =>
  query(
    `update content_entries set fields = jsonb_set(fields, $3, to_jsonb($4::text)), settled_fields = file_fields,
            is_edited = true where type = $1 and id = $2`,
    [type, id, `{${path}}`, value],
  );
/** As seen by a process that starts now. */
async function readAgain() {
  const { careers, help, tracks } = await new CatalogueCache(academy.services).read();
  return { careers, help, tracks };
}

describe('careers, help and tracks', () => {
  it('are read from the database as they were edited there, and no import overwrites that', async () => {
    const [track] = (await readAgain()).tracks;
    await edit('career', 'ai-researcher', 'guide,description', 'Charts zyzzyva questions.');
    await edit('help', 'failed-assessment', 'guide,question', 'What if I do not pass?');
    await edit('track', track?.id ?? '', 'guide,title', 'A track of our own');
    const career = (await learner.get('/api/careers/ai-researcher')).json<
      Answer<'GET /api/careers/:careerId'>
    >();
    expect(career.description).toBe('Charts zyzzyva questions.');
    const { questions } = (await learner.get('/api/help')).json<Answer<'GET /api/help'>>();
    expect(questions.map(({ question }) => question)).toContain('What if I do not pass?');
    const { paths } = (await learner.get('/api/training')).json<Answer<'GET /api/training'>>();
    expect(paths.map(({ title }) => title)).toContain('A track of our own');

    const before = await readAgain();
    await importAcademyContent(academy.services);
    expect(await readAgain()).toEqual(before);
    const { hits } = (await learner.get('/api/search?text=zyzzyva')).json();
    expect(hits[0]).toMatchObject({ kind: 'career', id: 'ai-researcher' });
  });

  it('follow the files where nobody has edited them', async () => {
    const before = await readAgain();
    await query(
      `update content_entries set fields = jsonb_set(fields, '{guide,title}', '"Old"') where id = 'ai-engineer'`,
    );
    expect((await readAgain()).careers.map(({ title }) => title)).toContain('Old');
    await importAcademyContent(academy.services);
    expect(await readAgain()).toEqual(before);
  });

  it('that were made here are never removed by an import', async () => {
    const guide = { question: 'Ours?', answerHtml: '<p>Yes.</p>', answerText: 'Yes.' };
    await query(
      `insert into content_entries (type, id, origin, position, fields, changed_at)
       values ('help', 'own-question', 'studio', 99, $1, now())`,
      [{ title: guide.question, guide }],
    );
    await importAcademyContent(academy.services);
    expect((await readAgain()).help.at(-1)).toEqual({ id: 'own-question', ...guide });
  });

  it('say something: an entry without its text is none', async () => {
    const bare = query(`insert into content_entries (type, id, origin, position, fields, changed_at)
      values ('career', 'bare', 'studio', 99, '{"title": "Bare"}', now())`);
    await expect(bare).rejects.toThrow(/content_entries_guide/);
  });
});
