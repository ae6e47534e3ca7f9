import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let cookie: string;
beforeAll(async () => {
  test = await createTestApp();
  cookie = await test.signIn((await test.addAccount('learner')).username);
});
afterAll(() => test.close());

const COURSE = '/api/courses/ai-fundamentals';
const read = (url: string, encodings: string) =>
  test.app.inject({ url, headers: { cookie, 'accept-encoding': encodings } });

describe('larger answers', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, gzip', gunzipSync],
    ['gzip', 'br;q=0.1, gzip;q=0.9', gunzipSync],
    ['br', '*', brotliDecompressSync],
  ])('travel as %s for a client that takes %s', async (encoding, accepted, open) => {
    const plain = await read(COURSE, 'identity');
    const answer = await read(COURSE, accepted);
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(open(answer.rawPayload).toString()).toBe(plain.body);
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  it('travel as they are for everyone else, and say that they may differ', async () => {
    const { headers } = await read(COURSE, 'identity');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('Accept-Encoding');
  });
});

it('small answers travel as they are', async () => {
  const { headers } = await read('/api/auth/user', 'br');
  expect(headers['content-encoding']).toBeUndefined();
});
