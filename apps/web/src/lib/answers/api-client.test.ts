import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, call, callAsAnyone, request } from './api-client.ts';
import { provideConfirmation } from './requests/confirmation-prompt.ts';

interface SentRequest {
  readonly path: string;
  readonly init: RequestInit;
}

/** Stands in for the network: records requests and responds. */
function network(...answers: Response[]): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, init });
    return answers.shift() ?? Response.json({});
  });
  return sent;
}
afterEach(() => vi.unstubAllGlobals());

describe('a request', () => {
  it('API-01 sends cookies', async () => {
    const sent = network();
    await request('GET', '/api/health');
    expect(sent[0]?.init.credentials).toBe('include');
  });

  it('API-02 sends a body as JSON, and without a body no content type', async () => {
    const sent = network();
    await request('POST', '/api/things', { name: 'Thandi' });
    await request('POST', '/api/things');
    expect(sent[0]).toMatchObject({
      path: '/api/things',
      init: { method: 'POST', body: '{"name":"Thandi"}', headers: { 'content-type': 'application/json' } },
    });
    expect(sent[1]?.init.headers).not.toHaveProperty('content-type');
    expect(sent[1]?.init.body).toBeUndefined();
  });

  it.each([
    [409, 'The waiting list is full.', '', '409: The waiting list is full.'],
    [500, '', 'Internal Server Error', '500: Internal Server Error'],
  ])('API-06 that is answered with %i raises status and text', async (status, body, statusText, message) => {
    network(new Response(body, { status, statusText }));
    const failure = request('POST', '/api/things', {});
    await expect(failure).rejects.toThrow(message);
    await expect(failure).rejects.toMatchObject({ status, sentence: body || statusText });
  });
});

/** How the server refuses a client that asks for a code (API-08). */
function problem(status: number, code: string, detail: string, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ type: 'about:blank', title: code, status, detail, code, requestId: 'r1' });
  return new Response(body, { status, headers: { 'content-type': 'application/problem+json', ...headers } });
}

describe('a refusal', () => {
  it('is asked for as problem+json and carries code, sentence, status and the time to wait', async () => {
    const sent = network(problem(429, 'too-many-tries', 'Too many attempts.', { 'retry-after': '90' }));
    const failure = call('POST /api/auth/login', { username: 'a', password: 'b' });
    await expect(failure).rejects.toMatchObject({
      status: 429,
      code: 'too-many-tries',
      sentence: 'Too many attempts.',
      message: '429: Too many attempts.',
      retryAfterSeconds: 90,
    });
    expect(new Headers(sent[0]?.init.headers).get('accept')).toContain('application/problem+json');
  });

  it.each([
    [401, 'not-signed-in'],
    [500, 'fault'],
    [502, 'resting'],
    [504, 'resting'],
  ])('of something in between, %i, is told as %s', async (status, code) => {
    network(new Response('<html>', { status }));
    await expect(request('GET', '/api/things')).rejects.toMatchObject({ status, code });
  });
});

describe('a call without an answer', () => {
  it('is unreachable when the network is away', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    const failure = call('GET /api/help', {});
    await expect(failure).rejects.toBeInstanceOf(ApiError);
    await expect(failure).rejects.toMatchObject({ status: 0, code: 'unreachable', retryAfterSeconds: null });
  });

  it('is unreachable when the line breaks within a refusal', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('cut off')) });
    network(new Response(body, { status: 503, headers: { 'content-type': 'application/problem+json' } }));
    await expect(call('GET /api/help', {})).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('is unreadable when a hotspot answers in its place', async () => {
    network(new Response('<html>Please sign in to the hotspot</html>'));
    await expect(call('GET /api/help', {})).rejects.toMatchObject({ status: 0, code: 'unreadable' });
  });
});

describe('the data fetch', () => {
  it('API-03 is a GET on the path and parses JSON', async () => {
    const sent = network(Response.json({ spotsLeft: 9 }));
    expect(await call('GET /api/waitlist/stats', {})).toEqual({ spotsLeft: 9 });
    expect(sent[0]).toMatchObject({ path: '/api/waitlist/stats', init: { method: 'GET' } });
  });

  it('API-04 fails on a 401', async () => {
    network(problem(401, 'not-signed-in', 'Please sign in first.'));
    await expect(call('GET /api/auth/user', {})).rejects.toThrow('401: Please sign in first.');
  });

  it('API-05 yields null on a 401 when asked to, and still fails on anything else', async () => {
    network(problem(401, 'not-signed-in', 'Please sign in first.'), problem(403, 'not-allowed', 'No.'));
    expect(await callAsAnyone('GET /api/auth/user', {})).toBeNull();
    await expect(callAsAnyone('GET /api/auth/user', {})).rejects.toThrow('403: No.');
  });
});

describe('a call of the contract', () => {
  it('puts path parameters into the path, escaped', async () => {
    const sent = network(new Response(null, { status: 204 }));
    const answer = await call('DELETE /api/auth/sessions/:signInId', { signInId: 'a/b' });
    expect(answer).toBeNull();
    expect(sent[0]).toMatchObject({ path: '/api/auth/sessions/a%2Fb', init: { method: 'DELETE' } });
  });

  it('puts the rest of a read into the query, and of a write into the body with its key', async () => {
    const sent = network(Response.json({ mails: [], total: 0 }), new Response(null, { status: 202 }));
    await call('GET /api/admin/outbox', { page: 2 });
    await call('POST /api/auth/password-reset', { username: 'thandi' }, { repeatKey: 'key-1' });
    expect(sent[0]?.path).toBe('/api/admin/outbox?page=2');
    expect(sent[1]?.init).toMatchObject({
      body: '{"username":"thandi"}',
      headers: { 'idempotency-key': 'key-1' },
    });
  });
});

describe('a write for which the person has to confirm who they are', () => {
  const refusal = () => problem(403, 'confirmation-needed', 'Please confirm first that it is you.');
  afterEach(() => provideConfirmation(() => Promise.resolve(false)));

  it('is sent once more under its key when they have, and asks once for two that come together', async () => {
    const sent = network(refusal(), refusal());
    let requestCount = 0;
    provideConfirmation(async () => {
      requestCount += 1;
      return true;
    });
    await Promise.all(
      ['one', 'two'].map((repeatKey) => request('PUT', '/api/things', { name: repeatKey }, { repeatKey })),
    );
    expect(requestCount).toBe(1);
    const keys = sent.map(({ init }) => (init.headers as Record<string, string>)['idempotency-key']);
    expect(keys.toSorted()).toEqual(['one', 'one', 'two', 'two']);
  });

  it('is refused when they do not, or when the page ends', async () => {
    const sent = network(refusal(), refusal());
    await expect(request('PUT', '/api/things', {})).rejects.toMatchObject({ code: 'confirmation-needed' });
    provideConfirmation(() => Promise.resolve(true));
    const leaving = request('PUT', '/api/things', {}, { isLeaving: true });
    await expect(leaving).rejects.toMatchObject({ code: 'confirmation-needed' });
    expect(sent).toHaveLength(2);
  });
});
