import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { storeAssets } from './kept-assets.ts';
import { createWebBuild, type WebBuild } from './test/web-build.ts';

const SHARED = { 'assets/shared-1.js': 'shared', 'assets/sql-worker-1.js': 'worker' };

/** A release with a script that only it has, compressed or not. */
const buildOf = (release: string) =>
  createWebBuild((page) => `<html>${page}</html>`, {
    ...SHARED,
    [`assets/page-${release}.js`]: `page of ${release}`,
    [`assets/page-${release}.js.br`]: `br of ${release}`,
    [`assets/page-${release}.js.gz`]: gzipSync(`page of ${release}`),
    [`assets/font-${release}.woff2`]: `font of ${release}`,
  });

const RELEASES = ['one', 'two', 'three'];
let builds: WebBuild[];
let servers: TestApp[];
beforeAll(async () => {
  builds = await Promise.all(RELEASES.map(buildOf));
  const [first, ...others] = builds;
  const test = await createTestApp({}, { webRoot: first?.webRoot ?? '' });
  servers = [test];
  for (const { webRoot } of others)
    servers.push(await createTestApp({}, { webRoot, database: test.database }));
});
afterAll(async () => {
  const [first, ...others] = servers;
  for (const { app } of others) await app.close();
  await first?.close();
  for (const build of builds) await build.remove();
});

const serverOf = (index: number) => servers[index] as TestApp;
const release = (index: number) => storeAssets(serverOf(index).services, builds[index]?.webRoot ?? '');
const ask = (index: number, file: string, encoding?: string) =>
  serverOf(index).call('GET', `/assets/${file}`, {
    headers: { ...(encoding && { 'accept-encoding': encoding }) },
  });
const statusOf = async (index: number, file: string) => (await ask(index, file)).statusCode;

describe('the files of another release', () => {
  it('are there on a server of the one before, and on one of the one after', async () => {
    await release(0);
    expect(await statusOf(0, 'page-two.js')).toBe(404);
    await release(1);
    expect(await statusOf(0, 'page-two.js')).toBe(200);
    expect(await statusOf(1, 'page-one.js')).toBe(200);
    expect((await ask(0, 'page-two.js', 'br')).body).toBe('br of two');
    expect((await ask(0, 'page-two.js')).body).toBe('page of two');
    const zipped = await ask(0, 'page-two.js', 'gzip');
    expect(zipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe('page of two');
    const font = await ask(1, 'font-one.woff2', 'br');
    expect([font.body, font.headers['content-type'], font.headers['content-encoding']]).toEqual([
      'font of one',
      'font/woff2',
      undefined,
    ]);
  });

  it('are forgotten with the release after the next, but for those that a later one has too', async () => {
    await release(2);
    const { rows } = await serverOf(0).database.pool.query('select name from web_assets order by name');
    expect(rows.map(({ name }) => name)).toEqual([
      'font-three.woff2',
      'font-two.woff2',
      'page-three.js',
      'page-two.js',
      'shared-1.js',
      'sql-worker-1.js',
    ]);
  });

  it('are stored once, however often and from wherever', async () => {
    await Promise.all([release(2), release(2), release(1), release(2)]);
    const { rows } = await serverOf(0).database.pool.query('select count(*)::int as n from web_builds');
    expect(rows).toEqual([{ n: 2 }]);
    expect(await statusOf(0, 'page-three.js')).toBe(200);
  });

  it('have names of files only, and a folder without a build pushes none out', async () => {
    expect(await statusOf(0, '..%2f..%2fpackage.json')).toBe(404);
    expect(await statusOf(0, `${'x'.repeat(200)}.js`)).toBe(404);
    await expect(storeAssets(serverOf(0).services, '/there-is-no-web-app')).rejects.toThrow(
      'Run npm run build.',
    );
    expect(await statusOf(0, 'page-three.js')).toBe(200);
  });
});
