import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await createTestApp();
  port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => test.close());

async function answerTo(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part) => {
    answer += part.toString();
  });
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

describe('what cannot be read as HTTP', () => {
  it.each([
    ['nonsense', 'hello\r\n\r\n', '400 Bad Request', 'The request is not well-formed HTTP.'],
    [
      'a header with a control character',
      'GET /api/health HTTP/1.1\r\nhost: a\r\nx: \u0001\r\n\r\n',
      '400 Bad Request',
      'The request is not well-formed HTTP.',
    ],
    [
      'two lengths',
      'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
      '400 Bad Request',
      'The request is not well-formed HTTP.',
    ],
    [
      'endless headers',
      `GET /api/health HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
      'The headers of the request are too large.',
    ],
  ])('gets a plain sentence: %s', async (_name, bytes, status, sentence) => {
    const answer = await answerTo(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
    expect(answer).toContain('content-type: text/plain; charset=utf-8\r\n');
    expect(answer).toContain('x-content-type-options: nosniff\r\n');
    expect(answer.endsWith(`\r\n\r\n${sentence}`)).toBe(true);
  });
});
