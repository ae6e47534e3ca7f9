import { endpoints } from '@academy/contract';
import type { Endpoint, EndpointKey } from '@academy/contract/endpoint';
import { newEntry } from '@academy/domain/catalogue/content';
import { accept } from '@academy/domain/kernel';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openPaymentHarness,
  type PaymentHarness,
} from '../../modules/commerce/payments/test/payment-harness.ts';
import { rightRequest, sampleOf } from '../../test/fuzz/right-request.ts';
import { shareSerializers } from '../../test/shared-serializers.ts';
import type { Actor } from '../endpoints/actor.ts';
import type { AnyHandler } from '../endpoints/call.ts';
import type { Gate } from '../endpoints/gate.ts';
import { validatorCompiler } from '../endpoints/request-checks/request-parts.ts';
import { serveEndpoints } from '../endpoints/serve-endpoints.ts';
import { Readiness } from './readiness.ts';
import { createSecurityLog } from './security-log.ts';

const STAFF_WRITES = Object.entries<Endpoint>(endpoints).filter(
  ([key, { access }]) => !key.startsWith('GET') && access !== 'public' && access !== 'signed-in',
) as [EndpointKey, Endpoint][];
const NOW = new Date('2026-11-15T12:00:00Z');
const ACTOR = { userId: 'the-administrator', user: { role: 'administrator' }, confirmedAt: NOW } as Actor;

/** The real pipeline under handlers that always succeed, at once or after a while. */
function serveStaffWrites(lines: string[], isAtOnce: boolean): FastifyInstance {
  const app = Fastify();
  shareSerializers(app);
  app.setValidatorCompiler(validatorCompiler);
  app.decorateRequest('actor', null);
  app.decorateRequest('endpointPath', null);
  const readiness = new Readiness();
  readiness.markReady();
  const gate = {
    services: {
      readiness,
      securityLog: createSecurityLog({ write: (line) => void lines.push(line) }),
      clock: () => NOW,
    },
    cookie: { read: () => 'a token' },
    readActor: async () => ACTOR,
    limitMs: 600_000,
  } as unknown as Gate;
  const handlers = STAFF_WRITES.map(([key, { answer }]): [string, AnyHandler] => {
    const outcome = accept(answer && sampleOf(answer));
    return [key, () => (isAtOnce ? outcome : Promise.resolve(outcome))];
  });
  serveEndpoints(app, gate, Object.fromEntries(STAFF_WRITES), Object.fromEntries(handlers) as never);
  return app;
}

describe.each([
  ['after a while', false],
  ['at once', true],
])('what staff change, answered %s,', (_name, isAtOnce) => {
  const written: string[] = [];
  const app = serveStaffWrites(written, isAtOnce);
  afterAll(() => app.close());

  it.each(STAFF_WRITES)('is one line of the security log: %s', async (key, endpoint) => {
    const { method, path, payload } = rightRequest(key, endpoint);
    const answer = await app.inject({ method, url: path, ...(payload && { payload }) });
    expect(answer.statusCode).toBe(endpoint.status);
    const lines = written.splice(0);
    expect(lines).toHaveLength(1);
    // Only who, where and the ids of the path: nothing from the body.
    const { level: _, time: __, requestId: ___, subject, ...fields } = JSON.parse(lines[0] ?? '');
    expect(fields).toEqual({ log: 'security', event: 'staff-act', userId: ACTOR.userId, route: key });
    expect(Object.keys(subject)).toEqual([...key.matchAll(/:(\w+)/g)].map(([, name]) => name));
  });
});

const SECRET = 'kraal-tortoise-4711';
const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('an act of staff in the academy', () => {
  let harness: PaymentHarness;
  let administrator: Awaited<ReturnType<PaymentHarness['addPayer']>>;
  beforeAll(async () => {
    harness = await openPaymentHarness({ LOG_LEVEL: 'silent' });
    administrator = await harness.addPayer('administrator');
  });
  afterAll(() => harness.close());

  /** The security log's lines for one call, after checking that neither log repeats the body. */
  async function securityLinesOf(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
    const { test } = harness;
    const before = test.securityLines.length;
    const answer = await test.app.inject({
      method,
      url,
      headers: { cookie: administrator.cookie },
      ...(payload && { payload }),
    });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    const lines = test.securityLines.slice(before);
    expect(lines.join()).not.toContain(SECRET);
    expect(lines.join()).not.toContain(administrator.cookie.split('=')[1]);
    expect(test.logLines).toEqual([]);
    const entries = lines.map((line) => JSON.parse(line));
    expect(entries).toMatchObject([{ event: 'staff-act', userId: administrator.id }]);
    return { route: entries[0].route, subject: entries[0].subject, answer };
  }

  it('on a payment is logged by its reference, without the reason', async () => {
    const { reference } = await harness.buy();
    expect(
      await securityLinesOf('POST', `/api/admin/orders/${reference}/refund`, { reason: SECRET }),
    ).toMatchObject({
      route: 'POST /api/admin/orders/:reference/refund',
      subject: { reference },
    });
  });

  it('on vouchers is logged without sponsor and codes', async () => {
    const made = await securityLinesOf('POST', '/api/admin/vouchers', {
      sponsor: SECRET,
      courseId: null,
      amountInRand: 500,
      size: 2,
      lastDay: '2026-12-31',
      province: null,
    });
    expect(made).toMatchObject({ route: 'POST /api/admin/vouchers', subject: {} });
    const { id: batchId } = made.answer.json<{ id: string }>();
    expect(await securityLinesOf('POST', `/api/admin/vouchers/${batchId}/withdrawal`)).toMatchObject({
      subject: { batchId },
    });
  });

  it('in the studio is logged by the id of the entry, without its fields', async () => {
    const blank = newEntry('event', harness.test.services.clock());
    const entry = { ...blank, title: 'Good to know', description: SECRET };
    const created = await securityLinesOf('POST', '/api/admin/events', entry);
    const { id: contentId } = created.answer.json<{ id: string }>();
    expect(await securityLinesOf('PUT', `/api/admin/events/${contentId}`, entry)).toMatchObject({
      route: 'PUT /api/admin/events/:contentId',
      subject: { contentId },
    });
    expect(await securityLinesOf('DELETE', `/api/admin/events/${contentId}`)).toMatchObject({
      subject: { contentId },
    });
  });

  it('on a person is logged by their id, without the reason', async () => {
    const { id: personId } = await harness.addPayer();
    expect(
      await securityLinesOf('POST', `/api/admin/people/${personId}/sign-out`, { reason: SECRET }),
    ).toMatchObject({
      subject: { personId },
    });
  });

  it('on the question of a learner is logged too, though everybody may write there', async () => {
    const learner = await harness.addPayer();
    const asked = await learner.post('/api/tickets', { subject: SECRET, text: SECRET });
    const { id: ticketId } = asked.json<{ id: string }>();
    const before = harness.test.securityLines.length;
    await learner.post(`/api/tickets/${ticketId}/messages`, { text: SECRET });
    expect(harness.test.securityLines).toHaveLength(before);
    expect(
      await securityLinesOf('POST', `/api/tickets/${ticketId}/messages`, { text: SECRET }),
    ).toMatchObject({
      route: 'POST /api/tickets/:ticketId/messages',
      subject: { ticketId },
    });
    expect(await securityLinesOf('POST', `/api/tickets/${ticketId}/closing`)).toMatchObject({
      subject: { ticketId },
    });
  });

  it('that was refused is no act', async () => {
    const before = harness.test.securityLines.length;
    const answer = await administrator.post(`/api/admin/vouchers/${NOBODY}/withdrawal`);
    expect(answer.statusCode).toBe(404);
    expect(harness.test.securityLines).toHaveLength(before);
  });
});
