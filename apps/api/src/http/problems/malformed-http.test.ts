import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

const SECURITY_HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'cache-control',
];

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'https://academy.example' });
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
      'a length and chunks',
      'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      '400 Bad Request',
      'The request is not well-formed HTTP.',
    ],
    [
      'chunks and a length',
      'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n',
      '400 Bad Request',
      'The request is not well-formed HTTP.',
    ],
    [
      'chunks under another name too',
      'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n',
      '400 Bad Request',
      'The request is not well-formed HTTP.',
    ],
    [
      'endless headers',
      `GET /api/health HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
      'The headers of the request are too large.',
    ],
    [
      'no name of a server',
      'GET /api/health HTTP/1.1\r\nconnection: close\r\n\r\n',
      '400 Bad Request',
      'The request is not well-formed HTTP.',
    ],
  ])('gets a plain sentence: %s', async (_name, bytes, status, sentence) => {
    const answer = await answerTo(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
    expect(answer).toContain('content-type: text/plain; charset=utf-8\r\n');
    expect(answer).toContain('x-content-type-options: nosniff\r\n');
    expect(answer.endsWith(`\r\n\r\n${sentence}`)).toBe(true);
  });

  it.each([
    ['nonsense', 'hello\r\n\r\n'],
    ['no name of a server', 'GET /api/health HTTP/1.1\r\nconnection: close\r\n\r\n'],
    [
      'an unknown expectation',
      'GET /api/health HTTP/1.1\r\nhost: a\r\nexpect: tea\r\nconnection: close\r\n\r\n',
    ],
  ])('is answered with the security headers of every answer: %s', async (_name, bytes) => {
    const answer = await answerTo(bytes);
    const { headers } = await test.call('GET', '/api/health');
    for (const name of SECURITY_HEADERS) expect(answer).toContain(`\r\n${name}: ${headers[name]}\r\n`);
    expect(answer).toMatch(/\r\nx-request-id: [\w-]{36}\r\n/);
  });

  it('is a line of the log without what was sent', async () => {
    const answer = await answerTo('quagga\r\n\r\n');
    const [, id] = /x-request-id: ([\w-]+)/.exec(answer) ?? [];
    const line = test.logLines.find((text) => text.includes(`"requestId":"${id}"`));
    expect(line).toContain('request refused');
    expect(line).not.toContain('quagga');
  });
});
