import type { RecommendedModuleAnswer } from '@academy/contract/catalogue/content-library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
});
afterAll(() => academy.close());

const ADDRESS = '/api/content-library/recommended-modules';
const shownIn = (modules: readonly RecommendedModuleAnswer[]) =>
  modules.map(({ title, duration, level }) => [title, duration, level]);

describe('recommended modules', () => {
  it('LIB-07 are the three of the specification, each with a lesson that anybody may read', async () => {
    const answer = await academy.call('GET', ADDRESS);
    expect(answer.statusCode).toBe(200);
    const modules: RecommendedModuleAnswer[] = answer.json();
    expect(shownIn(modules)).toEqual([
      ['Introduction to AI Concepts', '2 hours', 'Beginner'],
      ['Machine Learning Basics', '3 hours', 'Beginner'],
      ['AI Ethics and Responsibility', '2.5 hours', 'All levels'],
    ]);
    const catalogue = await academy.database.pool.query('select id from lessons where is_preview');
    const previews = new Set(catalogue.rows.map(({ id }) => id));
    for (const { href } of modules) {
      expect(href).toMatch(/^\/course\/[^/]+\/lesson\/[^/]+$/);
      expect(previews).toContain(href.split('/').at(-1));
    }
  });

  it('lead to the course while no lesson of the module can be read', async () => {
    await academy.database.pool.query(
      "update lessons set removed_at = now() where id = 'ml-three-kinds-of-learning'",
    );
    await academy.database.pool.query("update courseware_state set fingerprint = 'other'");
    const other = await createTestApp({}, { database: academy.database });
    const modules: RecommendedModuleAnswer[] = (await other.call('GET', ADDRESS)).json();
    await other.app.close();
    expect(modules[1]?.href).toBe('/course/machine-learning-foundations');
  });
});
