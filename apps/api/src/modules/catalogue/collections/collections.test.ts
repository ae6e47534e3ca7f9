import type { CollectionAnswer, CollectionDetailAnswer } from '@academy/contract/catalogue/collections';
import { routeOf } from '@academy/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
});
afterAll(() => academy.close());

async function read<Value>(path: string): Promise<Value> {
  const answer = await academy.call('GET', path);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const FEATURED = 'ai-for-south-african-innovation';

describe('collections', () => {
  it('COLL-06 answer id, title, item count and gradient', async () => {
    const collections = await read<CollectionAnswer[]>('/api/collections');
    expect(collections.length).toBeGreaterThanOrEqual(6);
    for (const { id, title, itemCount, gradientClass } of collections) {
      expect([typeof id, typeof title, typeof gradientClass]).toEqual(['string', 'string', 'string']);
      expect(itemCount).toBeGreaterThan(0);
    }
  });

  it('COLL-02 put "AI for South African Innovation" first: featured, 12 items, updated weekly', async () => {
    const [first, ...others] = await read<CollectionAnswer[]>('/api/collections');
    expect(first).toMatchObject({
      id: FEATURED,
      title: 'AI for South African Innovation',
      itemCount: 12,
      featured: true,
      rhythm: 'Updated weekly',
    });
    for (const { featured, rhythm } of others) expect([featured, rhythm]).toEqual([false, null]);
  });

  it('have as many items as they say, each with a reason and an address of the product', async () => {
    for (const { id, itemCount } of await read<CollectionAnswer[]>('/api/collections')) {
      const { items } = await read<CollectionDetailAnswer>(`/api/collections/${id}`);
      expect(items).toHaveLength(itemCount);
      for (const { title, why, href, note } of items) {
        expect([title, why, note]).not.toContain('');
        expect(routeOf(href)).not.toBeNull();
      }
    }
  });

  it('lead to lessons, courses and careers', async () => {
    const { items } = await read<CollectionDetailAnswer>(`/api/collections/${FEATURED}`);
    const byId = new Map(items.map((item) => [item.id, item]));
    expect(byId.get('af-plan-card')).toMatchObject({
      kind: 'lesson',
      href: '/course/ai-fundamentals/lesson/af-plan-card',
      note: expect.stringMatching(/^\d+ min$/),
    });
    expect(byId.get('applied-ai-capstone')).toMatchObject({
      kind: 'course',
      title: 'Applied AI Capstone',
      href: '/course/applied-ai-capstone',
      note: '45 hours · Advanced',
    });
    expect(byId.get('ai-startup-founder')).toMatchObject({
      kind: 'career',
      href: '/career-path/ai-startup-founder',
      note: expect.stringMatching(/^Demand: /),
    });
  });

  it.each(['unknown', '..%2Fcourses', 'constructor'])('know no collection %s', async (id) => {
    const answer = await academy.call('GET', `/api/collections/${id}`);
    expect([answer.statusCode, answer.body]).toEqual([404, 'We can’t find this collection.']);
  });

  it('leave out a lesson that was removed since', async () => {
    await academy.database.pool.query("update lessons set removed_at = now() where id = 'af-plan-card'");
    await academy.database.pool.query("update courseware_state set fingerprint = 'other'");
    const other = await createTestApp({}, { database: academy.database });
    const answer = await other.call('GET', `/api/collections/${FEATURED}`);
    await other.app.close();
    expect(answer.json()).toMatchObject({ itemCount: 11 });
    expect(answer.body).not.toContain('af-plan-card');
  });
});
