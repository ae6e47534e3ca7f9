import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { CoursewareError } from '../courses/index.ts';
import { academyContent, importAcademyContent } from './index.ts';

let academy: TestApp;
let cookie = '';
beforeAll(async () => {
  academy = await createTestApp();
  cookie = await academy.signIn((await academy.addAccount('learner')).username);
});
afterAll(() => academy.close());

const documents = async () =>
  (await academy.database.pool.query('select kind, id, title, xmin from search_documents order by kind, id'))
    .rows;

describe('what surrounds the courses', () => {
  it('is read once', () => {
    expect(academyContent()).toBe(academyContent());
  });

  it('SHELL-38 is found by the search once it is imported', async () => {
    await importAcademyContent(academy.services);
    const find = async (text: string) =>
      (await academy.call('GET', `/api/search?text=${encodeURIComponent(text)}`, { cookie })).json().hits;
    expect((await find('AI Researcher'))[0]).toMatchObject({
      kind: 'career',
      href: '/career-path/ai-researcher',
    });
    expect((await find('Chatbots with open eyes'))[0]).toMatchObject({
      kind: 'collection',
      href: '/collections/chatbots-with-open-eyes',
    });
    expect((await find('what happens when I fail an assessment'))[0]).toMatchObject({
      kind: 'help',
      id: 'failed-assessment',
      href: '/help',
    });
  });

  it('is not written again when nothing has changed, also by many that start together', async () => {
    const before = await documents();
    await Promise.all(Array.from({ length: 4 }, () => importAcademyContent(academy.services)));
    expect(await documents()).toEqual(before);
  });

  it('replaces what another version has left', async () => {
    const before = (await documents()).map(({ kind, id, title }) => [kind, id, title]);
    await academy.database.pool.query("update search_documents set title = 'Old' where kind = 'help'");
    await academy.database.pool.query(
      "insert into search_documents (kind, id, title, body, href) values ('career', 'gone', 'Gone', '', '/')",
    );
    await importAcademyContent(academy.services);
    expect((await documents()).map(({ kind, id, title }) => [kind, id, title])).toEqual(before);
  });

  it('stops the start with file and line when a file has a fault', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'academy-content-'));
    await writeFile(join(folder, 'help.yaml'), 'questions:\n  - id: one\n    question: Who?\n');
    const reading = academyContent(folder);
    await expect(reading).rejects.toThrow(CoursewareError);
    await expect(reading).rejects.toThrow(/help\.yaml:2 The field "answer" of questions 1 is missing\./);
    await rm(folder, { recursive: true });
  });
});
