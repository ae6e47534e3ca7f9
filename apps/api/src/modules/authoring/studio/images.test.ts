import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAs } from '../../../test/sign-in/sign-in-as.ts';
import { useUp } from '../../../test/sign-in/use-up.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const part = (mark: number, ...content: number[]) => [0xff, mark, 0, content.length + 2, ...content];
const PICTURE = [
  0xff,
  0xd8,
  ...part(0xc0, 8, 0, 30, 0, 40, 1, 1, 0x11, 0),
  ...part(0xda, 1, 1, 0, 0, 63, 0),
  7,
  0xff,
  0xd9,
];
const PLACED = [...PICTURE.slice(0, 2), ...part(0xe1, 1, 2, 3), ...PICTURE.slice(2)];
const base64 = (bytes: readonly number[]) => Buffer.from(bytes).toString('base64');

let test: TestApp;
let cookie: string;
beforeAll(async () => {
  test = await createTestApp();
  cookie = await signInAs(test, (await test.addAccount('administrator')).id);
});
afterAll(() => test.close());
const upload = (jpeg: string) => test.call('POST', '/api/admin/images', { cookie, body: { jpeg } });

it('stores an uploaded picture without its metadata, and serves it to everybody', async () => {
  const first = await upload(base64(PLACED));
  expect(first.statusCode).toBe(201);
  const { url, width, height } = first.json();
  expect([width, height]).toEqual([40, 30]);
  expect((await upload(base64(PICTURE))).json().url).toBe(url);
  const picture = await test.call('GET', url);
  expect([...picture.rawPayload]).toEqual(PICTURE);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect((await test.call('GET', '/api/admin/images', { cookie })).json()).toEqual([{ url, width, height }]);
});

it('refuses what is no picture, and knows no other address', async () => {
  for (const jpeg of ['', 'abc', base64([60, 115, 118, 103]), base64(PICTURE.slice(0, -1))])
    expect((await upload(jpeg)).statusCode).toBe(400);
  for (const url of ['/images/x.jpg', `/images/${'a'.repeat(22)}.jpg`, '/images/..%2f..%2fetc%2fpasswd'])
    expect((await test.call('GET', url)).statusCode).toBe(404);
});

it('limits the pictures of one person a day, and does not limit others by them', async () => {
  const { id } = await test.addAccount('administrator');
  const busy = await signInAs(test, id);
  const send = () =>
    test.call('POST', '/api/admin/images', { cookie: busy, body: { jpeg: base64(PICTURE) } });
  expect((await send()).statusCode).toBe(201);
  await useUp(test, 'image-uploads', id);
  const refused = await send();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '86400']);
  expect((await upload(base64(PICTURE))).statusCode).toBe(201);
  test.moveClock(24 * 60 * 60 * 1000);
  const nextDay = await signInAs(test, id);
  const answer = await test.call('POST', '/api/admin/images', {
    cookie: nextDay,
    body: { jpeg: base64(PICTURE) },
  });
  expect(answer.statusCode).toBe(201);
});
