import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSecondProcess } from '../../../../test/second-process.ts';
import { killStarted, startProcessBeside } from '../../../../test/start-process.ts';
import {
  COURSE,
  openPaymentHarness,
  type Payer,
  type PaymentHarness,
  PRICE,
  type Started,
} from '../test/payment-harness.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await openPaymentHarness();
});
afterAll(() => harness.close());
afterEach(killStarted);

const PAID = { state: 'paid', places: 1, confirmed: 1, refunds: 0 };
const DECLINED_CARD = { number: '4084080000005408', cvv: '001' };

describe('payment news from every source at once', () => {
  it('PAY-20 in two processes, gives one place, one letter and one step', async () => {
    const second = await startSecondProcess(harness.test.database, {
      ...harness.keys,
      PUBLIC_URL: 'http://academy.example',
    });
    for (let round = 0; round < 3; round += 1) {
      const payer = await harness.addPayer();
      const reference = await payer.start();
      await harness.simulator.pay(reference);
      const verify = (app: typeof second.app) =>
        app.inject({ url: `/api/paystack/verify/${reference}`, headers: { cookie: payer.cookie } });
      const answers = await Promise.all([
        ...[1, 2, 3, 4].flatMap(() => [verify(harness.test.app), verify(second.app)]),
        harness.runJobs(),
        harness.poll(),
      ]);
      for (const answer of answers) if (answer) expect(answer.json()).toMatchObject({ status: true });
      expect(await harness.standing(reference)).toEqual(PAID);
      expect(await harness.mails(payer.id)).toHaveLength(1);
    }
    await second.close();
  });

  it('two links for one course that are both paid give one place, and one payment goes back', async () => {
    const payer = await harness.addPayer();
    const first = await payer.start();
    await payer.post(`/api/orders/${first}/abandonment`);
    const second = await payer.start();
    await Promise.all([harness.simulator.pay(first), harness.simulator.pay(second)]);
    await Promise.all([
      payer.post(`/api/orders/${first}/settlement`),
      payer.post(`/api/orders/${second}/settlement`),
      harness.runJobs(),
    ]);
    const standings = [await harness.standing(first), await harness.standing(second)];
    const refunded = standings[0]?.state === 'paid' ? second : first;
    expect(standings.map(({ places }) => places).sort()).toEqual([0, 1]);
    await harness.drainUntil(refunded, 'refunded');
  });
});

describe('a server that is killed', () => {
  it('between the provider’s yes and our write has taken nothing and given nothing, and the next look settles it', async () => {
    const own = await openPaymentHarness();
    const { pool } = own.test.database;
    const payer = await own.addPayer();
    const reference = await payer.start();
    await own.simulator.pay(reference);
    const victim = await startProcessBeside(own.test.database, own.keys);
    await expect.poll(() => victim.address(), { timeout: 50_000 }).not.toBe('');

    // The settling transaction has asked the provider and waits for this row.
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select from payment_orders where reference = $1 for update', [reference]);
    const answer = fetch(`${victim.address()}/api/paystack/verify/${reference}`, {
      headers: { cookie: payer.cookie },
    }).then(
      ({ status }) => status,
      () => 'no answer',
    );
    const waiting = async () =>
      (
        await pool.query(
          `select count(*)::int as n from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query like '%payment_orders%for update%'`,
        )
      ).rows[0].n;
    // Its own poller may wait for the same lock.
    await expect.poll(waiting, { interval: 10 }).toBeGreaterThan(0);
    victim.child.kill('SIGKILL');
    await victim.ended;
    expect(await answer).toBe('no answer');
    await holder.query('rollback');
    holder.release();
    expect(await own.standing(reference)).toEqual({ state: 'open', places: 0, confirmed: 0, refunds: 0 });

    await own.poll();
    expect(await own.standing(reference)).toEqual(PAID);
    expect(await own.mails(payer.id)).toHaveLength(1);
    await own.close();
  });
});

/** What can happen to one learner and one course; the number picks one of the references so far. */
const ACTIONS = [
  'start',
  'pay',
  'decline',
  'verify',
  'return',
  'jobs',
  'replay',
  'poll',
  'leave',
  'cancel',
  'refund',
  'all-at-once',
] as const;
type Action = (typeof ACTIONS)[number];

/** Allowed states of an order here, by its state at the provider. */
const IN_BOOKS = {
  success: ['paid'],
  reversed: ['refunded'],
  abandoned: ['open', 'cancelled'],
  failed: ['failed', 'cancelled'],
  pending: [],
} as const satisfies Record<string, readonly string[]>;

class World {
  readonly references: string[] = [];
  readonly payer: Payer;
  readonly staff: Payer;

  constructor(payer: Payer, staff: Payer) {
    this.payer = payer;
    this.staff = staff;
  }

  async start(): Promise<void> {
    const answer = await this.payer.post('/api/paystack/initialize', { amount: PRICE, courseId: COURSE });
    if (answer.statusCode !== 200) return;
    const { reference } = answer.json<Started>().data;
    if (!this.references.includes(reference)) this.references.push(reference);
  }

  async replay(reference: string): Promise<void> {
    for (const { body, signature, ...message } of harness.simulator.sender.sent)
      if (message.reference === reference)
        await harness.test.app.inject({
          method: 'POST',
          url: '/api/paystack/webhook',
          headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
          payload: body,
        });
  }

  async act(action: Action, reference: string): Promise<void> {
    const { payer, staff } = this;
    const steps: Readonly<Record<Action, () => Promise<unknown>>> = {
      start: () => this.start(),
      pay: () => harness.simulator.pay(reference),
      decline: () => harness.simulator.pay(reference, DECLINED_CARD),
      verify: () => payer.get(`/api/paystack/verify/${reference}`),
      return: () => payer.post(`/api/orders/${reference}/settlement`),
      jobs: () => harness.runJobs(),
      replay: () => this.replay(reference),
      poll: () => harness.poll(this.references),
      leave: () => payer.post(`/api/orders/${reference}/abandonment`),
      cancel: () => payer.post(`/api/orders/${reference}/cancellation`),
      refund: () => staff.post(`/api/admin/orders/${reference}/refund`, { reason: 'Asked for.' }),
      'all-at-once': () =>
        Promise.all([
          steps.verify(),
          steps.return(),
          steps.replay(),
          steps.poll(),
          steps.jobs(),
          steps.cancel(),
        ]),
    };
    await steps[action]();
  }

  /** Invariants that hold at every moment. */
  async check(): Promise<void> {
    const standings = await Promise.all(this.references.map((reference) => harness.standing(reference)));
    for (const { state, places, confirmed } of standings) {
      expect(places).toBe(state === 'paid' ? 1 : 0);
      expect(confirmed).toBeLessThanOrEqual(1);
    }
    expect(standings.filter(({ state }) => state === 'paid').length).toBeLessThanOrEqual(1);
  }

  /** Once everything has settled, our books equal the provider's. */
  async checkBooks(): Promise<void> {
    for (const reference of this.references) {
      const transaction = harness.simulator.ledger.transactions.get(reference);
      if (!transaction) throw new Error('The provider does not know an order.');
      const isInBooks = async () => {
        await harness.runJobs();
        await harness.poll(this.references);
        const { state } = await harness.standing(reference);
        return IN_BOOKS[transaction.status].some((known) => known === state);
      };
      await expect.poll(isInBooks, { message: `${reference} is ${transaction.status}` }).toBe(true);
      expect(harness.simulator.ledger.refundsOf(transaction).length).toBeLessThanOrEqual(1);
    }
  }
}

describe('whatever happens in whatever order', () => {
  it('PAY-20 who has paid has the place, who has not has none, and nobody pays twice', async () => {
    const staff = await harness.addPayer('administrator');
    const script = fc.array(fc.tuple(fc.constantFrom(...ACTIONS), fc.nat(5)), {
      minLength: 3,
      maxLength: 14,
    });
    await fc.assert(
      fc.asyncProperty(script, async (steps) => {
        const world = new World(await harness.addPayer(), staff);
        await world.start();
        for (const [action, which] of steps) {
          const reference = world.references[which % world.references.length] ?? '';
          await world.act(action, reference);
          await world.check();
        }
        await world.checkBooks();
        await world.check();
      }),
      { numRuns: 12, endOnFailure: true },
    );
  }, 300_000);
});
