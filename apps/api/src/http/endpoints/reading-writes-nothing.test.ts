import { fileURLToPath } from 'node:url';
import { endpoints } from '@academy/contract';
import { ROLES } from '@academy/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../seed/seed-demo.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

const CONTENT_FOLDER = fileURLToPath(new URL('../../../../../content/', import.meta.url));
// A sign-in remembers when it was last used, so that it can end after a while without use.
const MAY_CHANGE = ['sign_ins'];
/** Values that exist, for the names in paths. */
const PARAMS: Readonly<Record<string, string>> = {
  courseId: 'ai-fundamentals',
  lessonId: 'af-what-ai-is',
  categoryId: '1',
};

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp({ DEMO: 'on' });
  await seedDemo(academy.services, CONTENT_FOLDER);
});
afterAll(() => academy.close());

/** Of every table how many rows it has, and which transaction wrote each of them. */
async function fingerprints(): Promise<Record<string, string>> {
  const { pool } = academy.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    if (MAY_CHANGE.includes(name)) continue;
    const { rows } = await pool.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(xmin::text || ctid::text, ',' order by ctid)), '') as print
         from "${name}"`,
    );
    prints[name] = rows[0].print;
  }
  return prints;
}

const addresses = Object.keys(endpoints).flatMap((key) => {
  const [method, path = ''] = key.split(' ');
  return method === 'GET' ? path.replaceAll(/:(\w+)/g, (_, name: string) => PARAMS[name] ?? 'x') : [];
});
const DEMO_NAMES = { learner: 'learner', trainer: 'trainer', administrator: 'admin' } as const;

describe('reading', () => {
  it.each(['nobody', ...ROLES] as const)('as %s, at any address, writes nothing', async (role) => {
    const cookie =
      role === 'nobody'
        ? undefined
        : await academy.signIn(DEMO_NAMES[role], academy.services.config.DEMO_PASSWORD);
    const before = await fingerprints();
    expect(Object.keys(before).length).toBeGreaterThan(30);
    const statuses = new Map<string, number>();
    for (const url of addresses) {
      const { statusCode } = await academy.call('GET', url, { cookie });
      statuses.set(url, statusCode);
    }
    expect(await fingerprints()).toEqual(before);
    expect([...statuses].filter(([, status]) => status >= 500)).toEqual([]);
    if (role === 'learner') expect(statuses.get('/api/training')).toBe(200);
  });
});
