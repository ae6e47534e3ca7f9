import type { SearchHit } from '@academy/contract/catalogue/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { replaceDocuments } from './search.store.ts';

let academy: TestApp;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  academy = await createTestApp();
  for (const role of ['learner', 'trainer', 'administrator'] as const)
    cookies[role] = await academy.signIn((await academy.addAccount(role)).username);
});
afterAll(() => academy.close());

async function find(text: string, role = 'learner'): Promise<SearchHit[]> {
  const path = `/api/search?text=${encodeURIComponent(text)}`;
  const answer = await academy.call('GET', path, { cookie: cookies[role] });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ hits: SearchHit[] }>().hits;
}
const plain = (pieces: SearchHit['title']) => pieces.map(({ text }) => text).join('');

describe('search', () => {
  it('SHELL-38 finds a course by its title, first', async () => {
    const [first] = await find('Deep Learning');
    expect(first).toMatchObject({ kind: 'course', id: 'deep-learning', href: '/course/deep-learning' });
  });

  it('SHELL-38 finds while typing: the beginning of a word is enough', async () => {
    const hits = await find('visualis');
    expect(hits.map(({ id }) => id)).toContain('data-visualisation');
  });

  it('SHELL-38 forgives typing errors', async () => {
    expect((await find('pyhton')).map(({ id }) => id)).toContain('python-for-ai');
    expect((await find('machne lerning')).map(({ id }) => id)).toContain('machine-learning-foundations');
  });

  it('SHELL-38 finds a lesson by a question in a learner’s own words', async () => {
    const hits = await find('does someone type in all the rules for ai');
    expect(hits.slice(0, 3).map(({ id }) => id)).toContain('af-rules-or-examples');
  });

  it('marks what matched in title and excerpt', async () => {
    const hit = (await find('chatbots')).find(({ kind }) => kind === 'lesson');
    const marks = [...(hit?.title ?? []), ...(hit?.excerpt ?? [])].filter(({ isMatch }) => isMatch);
    expect(marks.length).toBeGreaterThan(0);
    for (const { text } of marks) expect(text.toLowerCase()).toMatch(/^chatbot/);
  });

  it('SHELL-38 answers an empty list when nothing matches, and to words without letters', async () => {
    expect(await find('xqzwv')).toEqual([]);
    expect(await find('?!')).toEqual([]);
  });

  it.each(["'; drop table users; --", '<script>alert(1)</script>', 'a & b | !c :*', '\\', '%_%'])(
    'takes %j as words, nothing else',
    async (text) => {
      expect(Array.isArray(await find(text))).toBe(true);
    },
  );

  it('shows a document for trainers to trainers and administrators only', async () => {
    const handbook = { kind: 'help', id: 'handbook', title: 'Trainer handbook', body: 'Marking.' } as const;
    await replaceDocuments(
      academy.database.db,
      ['help'],
      [{ ...handbook, keywords: '', href: '/help', forRole: 'trainer' }],
    );
    const sees = async (role: string) =>
      (await find('handbook', role)).some(({ title }) => plain(title) === 'Trainer handbook');
    expect([await sees('learner'), await sees('trainer'), await sees('administrator')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('refuses people who are not signed in', async () => {
    expect((await academy.call('GET', '/api/search?text=ai')).statusCode).toBe(401);
  });
});
