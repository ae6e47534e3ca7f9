import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, call, fetchJson, request } from './api-client.ts';

interface Sent {
  readonly path: string;
  readonly init: RequestInit;
}

/** Stands where the network begins: records what is sent and answers. */
function network(...answers: Response[]): Sent[] {
  const sent: Sent[] = [];
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
    expect(sent[1]?.init.headers).toEqual({});
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

describe('the data fetch', () => {
  it('API-03 is a GET on the path and parses JSON', async () => {
    const sent = network(Response.json({ spotsLeft: 9 }));
    expect(await fetchJson('/api/things', 'throw')).toEqual({ spotsLeft: 9 });
    expect(sent[0]).toMatchObject({ path: '/api/things', init: { method: 'GET' } });
  });

  it('API-04 fails on a 401', async () => {
    network(new Response('Please sign in first.', { status: 401 }));
    await expect(fetchJson('/api/things', 'throw')).rejects.toThrow('401: Please sign in first.');
  });

  it('API-05 yields null on a 401 when asked to, and still fails on anything else', async () => {
    network(new Response('Please sign in first.', { status: 401 }), new Response('No.', { status: 403 }));
    expect(await fetchJson('/api/things', 'null')).toBeNull();
    await expect(fetchJson('/api/things', 'null')).rejects.toThrow('403: No.');
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
    await call('POST /api/auth/password-reset', { username: 'thandi' }, 'key-1');
    expect(sent[0]?.path).toBe('/api/admin/outbox?page=2');
    expect(sent[1]?.init).toMatchObject({
      body: '{"username":"thandi"}',
      headers: { 'idempotency-key': 'key-1' },
    });
  });

  it('raises ApiError, which carries the sentence of the server', async () => {
    network(new Response('The username or password is not right.', { status: 401 }));
    const failure = call('POST /api/auth/login', { username: 'a', password: 'b' });
    await expect(failure).rejects.toBeInstanceOf(ApiError);
  });
});
