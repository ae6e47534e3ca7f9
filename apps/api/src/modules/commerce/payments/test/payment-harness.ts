import { randomBytes } from 'node:crypto';
import type { Answer } from '@academy/contract';
import type { OrderState } from '@academy/domain/commerce/payments';
import { Logger, runOnce } from 'graphile-worker';
import { expect } from 'vitest';
import { startSimulator } from '../../../../../../../tools/paystack-simulator/server.ts';
import { makeJobsDue } from '../../../../database/driver/test/queued-jobs.ts';
import { signInAs } from '../../../../test/sign-in/sign-in-as.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addTestCourse } from '../../../../test/test-course.ts';
import { CatalogueCache } from '../../../catalogue/courses/index.ts';
import { pollPayments, processPaymentEvent, runReconciliation, sendRefund } from '../index.ts';
import type { PaymentsContext } from '../payments-context.ts';

/** 1800 a week before the start: 35 % off. */
export const PRICE = 1170;
export const COURSE = 'sold';
const COURSES = [COURSE, 'second', 'third'] as const;
export const COURSE_IN_WRITING = 'unfinished';

export type Started = Answer<'POST /api/paystack/initialize'>;
export type PaymentOrder = Answer<'GET /api/orders/:reference'>;

/** The payer. */
export interface Payer {
  readonly id: string;
  readonly cookie: string;
  readonly get: (url: string) => ReturnType<TestApp['call']>;
  readonly post: (
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => ReturnType<TestApp['call']>;
  /** Starts a payment and returns its reference. */
  readonly start: (courseId?: string, more?: object) => Promise<string>;
}

/** Calls an endpoint and returns the refusal's code. */
export const PROBLEM = { accept: 'application/problem+json' };

export const codeOf = async (answer: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await answer;
  return { statusCode, code: JSON.parse(body).code as string };
};

const quiet = new Logger(() => () => undefined);

/** The state of a payment and its effects, which must always agree. */
export interface PaymentState {
  readonly state: OrderState;
  readonly places: number;
  readonly confirmed: number;
  readonly refunds: number;
}

export type PaymentHarness = Awaited<ReturnType<typeof openPaymentHarness>>;

/** The academy with payment keys, and the provider's stub next to it. */
export async function openPaymentHarness(environment: Record<string, string> = {}) {
  const simulator = await startSimulator({ speed: 10_000, refundMs: 5 });
  const keys = {
    PAYSTACK_SECRET_KEY: simulator.secretKey,
    PAYSTACK_BASE_URL: simulator.url,
    PAYSTACK_TIMEOUT_MS: '3000',
    ...environment,
  };
  const test = await createTestApp(keys);
  for (const id of COURSES) await addTestCourse(test.database.db, { id });
  await addTestCourse(test.database.db, { id: COURSE_IN_WRITING, isInWriting: true });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { pool } = test.database;
  const context: PaymentsContext = {
    ...test.services,
    catalogue: new CatalogueCache(test.services),
    publicUrl: () => 'http://academy.example',
  };

  async function addPayer(role: 'learner' | 'administrator' = 'learner'): Promise<Payer> {
    const { id } = await test.addAccount(role, `payer-${randomBytes(6).toString('hex')}`);
    const cookie = await signInAs(test, id);
    const post: Payer['post'] = (url, body, headers) =>
      test.call('POST', url, { cookie, ...(body !== undefined && { body }), ...(headers && { headers }) });
    return {
      id,
      cookie,
      post,
      get: (url) => test.call('GET', url, { cookie }),
      async start(courseId = COURSE, more = {}) {
        const answer = await post('/api/paystack/initialize', { amount: PRICE, courseId, ...more });
        if (answer.statusCode !== 200) throw new Error(`Not started: ${answer.body}`);
        return answer.json<Started>().data.reference;
      },
    };
  }

  /** A new person with an order that was paid and verified. */
  async function buy(courseId: string = COURSE, more: object = {}) {
    const payer = await addPayer();
    const reference = await payer.start(courseId, more);
    await simulator.pay(reference);
    await payer.get(`/api/paystack/verify/${reference}`);
    return { payer, reference };
  }

  /** Runs the jobs that webhooks and refunds have queued, including pending retries. */
  async function runJobs(): Promise<void> {
    await simulator.sender.idle();
    await makeJobsDue(pool);
    await runOnce({
      pgPool: pool,
      logger: quiet,
      noHandleSignals: true,
      taskList: {
        'take-payment-event': (payload) =>
          processPaymentEvent(context, (payload as { eventId: string }).eventId),
        'reconcile-payments': (payload) =>
          runReconciliation(context, (payload as { reconciliationId: string }).reconciliationId),
        'send-refund': (payload) => sendRefund(context, (payload as { refundId: string }).refundId),
      },
    });
  }

  /** One round of the poller, when everything is due, or everything of these orders. */
  async function poll(references: readonly string[] | null = null): Promise<void> {
    await pool.query(
      `update payment_orders set next_check_at = '2026-01-01'
        where next_check_at is not null and reference = any(coalesce($1, array[reference]))`,
      [references],
    );
    await pool.query(
      "update payment_refunds set next_check_at = '2026-01-01' where next_check_at is not null",
    );
    await pollPayments(context);
  }

  async function paymentState(reference: string): Promise<PaymentState> {
    const { rows } = await pool.query<PaymentState>(
      `select state,
              (select count(*)::int from enrolments where order_id = o.id) as places,
              (select count(*)::int from payment_order_steps s where s.order_id = o.id and s.event = 'confirmed') as confirmed,
              (select count(*)::int from payment_refunds r where r.order_id = o.id) as refunds
         from payment_orders o where reference = $1`,
      [reference],
    );
    if (!rows[0]) throw new Error(`There is no order ${reference}.`);
    return rows[0];
  }

  /** Brings refunds and disputes to their end, as workers and the provider do in production. */
  async function drainUntil(reference: string, state: OrderState): Promise<void> {
    const standsAt = async () => {
      await runJobs();
      await poll();
      return (await paymentState(reference)).state;
    };
    await expect.poll(standsAt, { timeout: 30_000 }).toBe(state);
  }

  return {
    test,
    drainUntil,
    keys,
    simulator,
    context,
    addPayer,
    buy,
    runJobs,
    poll,
    standing: paymentState,
    mails: async (userId: string) =>
      (
        await pool.query<{ subject: string }>(
          `select subject from outbox_mails m join users u on u.email = m.recipient where u.id = $1
            order by m.created_at, m.subject`,
          [userId],
        )
      ).rows.map(({ subject }) => subject),
    async close() {
      await simulator.close();
      await test.close();
    },
  };
}
