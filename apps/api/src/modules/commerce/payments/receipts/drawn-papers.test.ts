import { TRY_LIMITS } from '@academy/domain/accounts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runJob } from '../../../../test/run-job.ts';
import { useUp } from '../../../../test/sign-in/use-up.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { openPaymentHarness, type Payer, type PaymentHarness } from '../test/payment-harness.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await openPaymentHarness();
});
afterAll(() => harness.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const urlOf = (reference: string) => `/api/orders/${reference}/receipt.pdf`;

/** When each file of an order was drawn. */
async function drawings(reference: string): Promise<{ paper_id: string; xmin: string }[]> {
  const { rows } = await harness.test.database.pool.query(
    `select d.paper_id, d.xmin::text from drawn_payment_papers d join payment_papers p on p.id = d.paper_id
       join payment_orders o on o.id = p.order_id where o.reference = $1`,
    [reference],
  );
  return rows;
}

const rename = (reference: string, name: string) =>
  harness.test.database.pool.query('update payment_orders set buyer_name = $2 where reference = $1', [
    reference,
    name,
  ]);

/** Deletes the stored file, so that the next reader has it drawn. */
const lose = (reference: string) =>
  harness.test.database.pool.query(
    `delete from drawn_payment_papers where paper_id in (select p.id from payment_papers p
       join payment_orders o on o.id = p.order_id where o.reference = $1)`,
    [reference],
  );

describe('a receipt that is opened', () => {
  it('is drawn once for 200 readers at once, and for everybody after them', async () => {
    const { payer, reference } = await harness.buy();
    const answers = await Promise.all(Array.from({ length: 200 }, () => payer.get(urlOf(reference))));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('latin1'))).size).toBe(1);
    const drawn = await drawings(reference);
    expect(drawn).toHaveLength(1);
    const another = await createTestApp(harness.keys, { database: harness.test.database });
    const staff = await harness.addPayer('administrator');
    const kept = await another.call('GET', urlOf(reference), { cookie: staff.cookie });
    expect(kept.rawPayload.equals(answers[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    expect(await drawings(reference)).toEqual(drawn);
    await another.app.close();
  });

  it('is drawn again when its facts change', async () => {
    const { payer, reference } = await harness.buy();
    const before = await payer.get(urlOf(reference));
    await harness.test.database.pool.query(
      "update drawn_payment_papers set facts_hash = sha256('facts of before') where paper_id = $1",
      [(await drawings(reference))[0]?.paper_id],
    );
    expect((await payer.get(urlOf(reference))).rawPayload.equals(before.rawPayload)).toBe(true);
    await rename(reference, 'Nomvula Dlamini');
    const after = await payer.get(urlOf(reference));
    expect(after.statusCode).toBe(200);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  });

  it('is drawn for one person ten times a minute', async () => {
    const { payer, reference } = await harness.buy();
    const open = async (who: Payer) => {
      await lose(reference);
      return who.get(urlOf(reference));
    };
    expect(TRY_LIMITS['paper-drawings']).toMatchObject({ tries: 10, windowMs: 60_000 });
    await useUp(harness.test, 'paper-drawings', payer.id, 1);
    expect((await open(payer)).statusCode).toBe(200);
    const refused = await open(payer);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    const staff = await harness.addPayer('administrator');
    expect((await open(staff)).statusCode).toBe(200);
    // What is stored there is served to every reader.
    expect((await payer.get(urlOf(reference))).statusCode).toBe(200);
  });

  it('is asked for again a little later where too many are drawn at the moment', async () => {
    const one = await harness.buy();
    const other = await harness.buy();
    const narrow = await createTestApp(harness.keys, {
      database: harness.test.database,
      drawing: { mostAtOnce: 1, mostWaiting: 0 },
    });
    const answers = await Promise.all(
      [one, other].map(({ payer, reference }) =>
        narrow.call('GET', urlOf(reference), { cookie: payer.cookie }),
      ),
    );
    const refused = answers.find(({ statusCode }) => statusCode !== 200);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 503]);
    expect(refused?.headers['retry-after']).toBe('5');
    await narrow.app.close();
    await narrow.services.drawingPool.stop();
  });
});

describe('the file of a receipt', () => {
  it('goes with the name of its buyer, and with the account', async () => {
    const { payer, reference } = await harness.buy();
    await payer.get(urlOf(reference));
    await rename(reference, 'Erased');
    expect(await drawings(reference)).toEqual([]);
    await payer.get(urlOf(reference));
    expect(await drawings(reference)).toHaveLength(1);
    await harness.test.database.pool.query('update payment_orders set user_id = null where reference = $1', [
      reference,
    ]);
    expect(await drawings(reference)).toEqual([]);
  });

  it('is not kept longer than 90 days', async () => {
    const { payer, reference } = await harness.buy();
    await payer.get(urlOf(reference));
    const after = (days: number) => ({
      ...harness.test.services,
      clock: () => new Date(harness.test.services.clock().getTime() + days * DAY_MS),
    });
    await runJob(after(89), 'forget-old-rows', {});
    expect(await drawings(reference)).toHaveLength(1);
    await runJob(after(91), 'forget-old-rows', {});
    expect(await drawings(reference)).toEqual([]);
  });
});
