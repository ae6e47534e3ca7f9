import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_TIME } from '../../test/databases/templates.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

const DAY_MS = 86_400_000;

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL: 'https://academy.example' });
});
afterAll(() => academy.close());

const read = (app: TestApp) => app.call('GET', '/.well-known/security.txt');

async function fieldsOf(app: TestApp): Promise<Record<string, string>> {
  const { body } = await read(app);
  return Object.fromEntries(
    body
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
}

async function withSettings<Result>(
  settings: Record<string, string>,
  look: (app: TestApp) => Promise<Result>,
): Promise<Result> {
  const other = await createTestApp(settings, { database: academy.database });
  const result = await look(other);
  await other.app.close();
  return result;
}

describe('security.txt', () => {
  it('is plain text for anyone, and a cache may keep it for a day', async () => {
    const { statusCode, headers } = await read(academy);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'public, max-age=86400',
    ]);
  });

  it('names the support address, its own address and the language', async () => {
    expect(await fieldsOf(academy)).toEqual({
      Contact: 'mailto:support@nexusai.academy',
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
      Canonical: 'https://academy.example/.well-known/security.txt',
      'Preferred-Languages': 'en',
    });
  });

  it('names the support address of the configuration, as a valid link', async () => {
    const { Contact } = await withSettings({ SUPPORT_EMAIL: 'help+100%@school.co.za' }, fieldsOf);
    expect(Contact).toBe('mailto:help%2B100%25@school.co.za');
  });

  it.each([
    ['there is no public address', {}],
    ['the public address is not https', { PUBLIC_URL: 'http://academy.example' }],
  ])('names no address of its own where %s', async (_case, settings: Record<string, string>) => {
    expect(await withSettings(settings, fieldsOf)).not.toHaveProperty('Canonical');
  });

  it('expires within a year of the request, and more than a day later than a cached copy', async () => {
    const expiresAt = async () => Date.parse((await fieldsOf(academy)).Expires ?? '');
    const before = await expiresAt();
    expect(before - TEST_TIME.getTime()).toBeGreaterThan(170 * DAY_MS);
    expect(before - TEST_TIME.getTime()).toBeLessThan(365 * DAY_MS);
    academy.moveClock(400 * DAY_MS);
    expect(await expiresAt()).toBe(before + 400 * DAY_MS);
  });
});
