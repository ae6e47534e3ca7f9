import type { LessonAnswer } from '@academy/contract/learning/lessons';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  COURSE,
  codeOf,
  openPaymentHarness,
  type Payer,
  type PaymentHarness,
  PROBLEM,
} from './test/payment-harness.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await openPaymentHarness();
});
afterAll(() => harness.close());

const PREVIEW = `${COURSE}-a`;
const LESSON = `${COURSE}-b`;

async function place({ id }: Payer) {
  const { rows } = await harness.test.database.pool.query<{ first_opened_at: Date | null; xmin: string }>(
    'select first_opened_at, xmin::text from enrolments where user_id = $1',
    [id],
  );
  return rows[0];
}

const cancel = ({ post }: Payer, reference: string) =>
  post(`/api/orders/${reference}/cancellation`, undefined, PROBLEM);

/** As a browser or a program fetches it: the answer with the grant, then the text. */
async function open(payer: Payer, lessonId: string) {
  const answer = await payer.get(`/api/lessons/${lessonId}`);
  const grant = [answer.headers['set-cookie']].flat().map((header) => header?.split(';', 1)[0]);
  const cookie = [payer.cookie, ...grant].join('; ');
  const { document } = answer.json<LessonAnswer>();
  const read = () => harness.test.call('GET', `/documents/${document}`, { cookie });
  return { answer, read };
}

/** The grant of the preview, and the addresses of texts that the course names. */
async function textOf(payer: Payer, lessonId: string) {
  const { answer } = await open(payer, PREVIEW);
  const grant = [answer.headers['set-cookie']].flat().map((header) => header?.split(';', 1)[0]);
  const { rows } = await harness.test.database.pool.query<{ hash: string }>(
    "select hash from documents where kind = 'lesson' and subject = $1 and replaced_at is null",
    [lessonId],
  );
  const cookie = [payer.cookie, ...grant].join('; ');
  return () => harness.test.call('GET', `/documents/${rows[0]?.hash}`, { cookie });
}

describe('a purchase that starts at once', () => {
  it('is started by the answer of a lesson, though no device reports anything', async () => {
    const { payer, reference } = await harness.buy(COURSE, { startAtOnce: true });
    expect((await open(payer, LESSON)).answer.statusCode).toBe(200);
    expect((await place(payer))?.first_opened_at).toBeInstanceOf(Date);
    expect(await codeOf(cancel(payer, reference))).toEqual({ statusCode: 409, code: 'already-started' });
  });

  it('is started by the text of a lesson alone, and writes once however many are fetched', async () => {
    const { payer, reference } = await harness.buy(COURSE, { startAtOnce: true });
    const read = await textOf(payer, LESSON);
    expect((await place(payer))?.first_opened_at).toBeNull();
    const answers = await Promise.all(Array.from({ length: 8 }, read));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    const first = await place(payer);
    expect(first?.first_opened_at).toBeInstanceOf(Date);
    await read();
    await open(payer, LESSON);
    // The same version of the row: nothing was written again.
    expect(await place(payer)).toEqual(first);
    expect(await codeOf(cancel(payer, reference))).toEqual({ statusCode: 409, code: 'already-started' });
  });

  it('is not started by the preview, nor by looking at the course', async () => {
    const { payer, reference } = await harness.buy(COURSE, { startAtOnce: true });
    const { read } = await open(payer, PREVIEW);
    expect((await read()).statusCode).toBe(200);
    expect((await payer.get(`/api/courses/${COURSE}`)).statusCode).toBe(200);
    expect((await place(payer))?.first_opened_at).toBeNull();
    expect((await cancel(payer, reference)).statusCode).toBe(200);
  });
});

describe('a purchase without consent to start at once', () => {
  it('is not noted, and can be cancelled after lessons were read', async () => {
    const { payer, reference } = await harness.buy();
    const before = await place(payer);
    const { read } = await open(payer, LESSON);
    expect((await read()).statusCode).toBe(200);
    expect(await place(payer)).toEqual(before);
    expect((await cancel(payer, reference)).statusCode).toBe(200);
  });

  it('gives no lesson with a grant from before the cancellation', async () => {
    const { payer, reference } = await harness.buy();
    const { read } = await open(payer, LESSON);
    expect((await read()).statusCode).toBe(200);
    await cancel(payer, reference);
    expect((await read()).statusCode).toBe(403);
  });

  it('is noted once it is bought again with consent', async () => {
    const { payer, reference } = await harness.buy();
    await open(payer, LESSON);
    await cancel(payer, reference);
    const again = await payer.start(COURSE, { startAtOnce: true });
    await harness.simulator.pay(again);
    await payer.get(`/api/paystack/verify/${again}`);
    await open(payer, LESSON);
    expect((await place(payer))?.first_opened_at).toBeInstanceOf(Date);
    expect(await codeOf(cancel(payer, again))).toEqual({ statusCode: 409, code: 'already-started' });
  });
});
