import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  COURSE,
  openPaymentHarness,
  type Payer,
  type PaymentHarness,
} from '../../modules/commerce/payments/test/payment-harness.ts';
import {
  certificateOf,
  completeCourse,
  issue,
} from '../../modules/rewards/certificates/test/completed-course.ts';

const ENDED = `sign-in=${'x'.repeat(43)}`;

let harness: PaymentHarness;
let owner: Payer;
let stranger: Payer;
/** The owner's data, and what only administrators see. */
const addresses: Record<string, string> = {};
beforeAll(async () => {
  harness = await openPaymentHarness();
  const { payer, reference } = await harness.buy('second');
  owner = payer;
  stranger = await harness.addPayer();
  await completeCourse(harness.test, owner.id, COURSE);
  await issue(harness.test, owner.id, COURSE);
  const { id } = await certificateOf(harness.test, owner.id);
  const { rows } = await harness.test.database.pool.query(
    "select hash from documents where kind = 'lesson' and subject = $1",
    [`${COURSE}-b`],
  );
  addresses.certificate = `/api/certificates/${id}/certificate.pdf`;
  addresses.receipt = `/api/orders/${reference}/receipt.pdf`;
  addresses.lesson = `/documents/${rows[0].hash}`;
  addresses.statement = '/api/coins/statement.csv';
  addresses['page of administrators'] = '/api/admin/outbox';
});
afterAll(() => harness.close());

async function refusalOf(what: string, cookie?: string) {
  const before = harness.test.securityLines.length;
  const { statusCode, body } = await harness.test.call('GET', addresses[what] ?? '', { cookie });
  expect(body).not.toContain('%PDF');
  const lines = harness.test.securityLines.slice(before).map((line) => JSON.parse(line));
  return { statusCode, lines };
}

/** The sign-in with the grant of a response, as a browser sends them. */
async function withGrant({ cookie, get }: Payer): Promise<string> {
  const answer = await get('/api/progress/user');
  return `${cookie}; ${String(answer.headers['set-cookie']).split(';', 1)[0]}`;
}

describe('access that is refused', () => {
  it.each([
    ['page of administrators', 403, 'GET /api/admin/outbox'],
    ['certificate', 403, 'GET /api/certificates/:certificateId/certificate.pdf'],
    // Only the log says that the order exists.
    ['receipt', 404, 'GET /api/orders/:reference/receipt.pdf'],
    ['lesson', 403, 'GET /documents/:hash'],
  ])('is one line of the security log with who asked: a %s', async (what, status, route) => {
    const cookie = await withGrant(stranger);
    const line = { event: 'access-refused', userId: stranger.id, route, status: 403, code: 'not-allowed' };
    expect(await refusalOf(what, cookie)).toEqual({
      statusCode: status,
      lines: [expect.objectContaining({ ...line, requestId: expect.any(String) })],
    });
  });

  it.each(['page of administrators', 'certificate', 'receipt', 'statement'])(
    'is one line where the sign-in has ended, and none for a visitor: a %s',
    async (what) => {
      expect(await refusalOf(what, ENDED)).toMatchObject({
        statusCode: 401,
        lines: [{ event: 'access-refused', userId: null, status: 401, code: 'not-signed-in' }],
      });
      expect(await refusalOf(what)).toEqual({ statusCode: 401, lines: [] });
    },
  );

  it('is one line where the sign-in of its grant has ended: a lesson', async () => {
    const reader = await harness.addPayer();
    const cookies = await withGrant(reader);
    await reader.post('/api/auth/logout');
    expect(await refusalOf('lesson', cookies)).toMatchObject({
      statusCode: 403,
      lines: [{ event: 'access-refused', userId: null, route: 'GET /documents/:hash' }],
    });
  });

  it('is no line where a grant has to be fetched first: a lesson', async () => {
    expect(await refusalOf('lesson', owner.cookie)).toEqual({ statusCode: 403, lines: [] });
  });

  it('is not logged for people who may read it', async () => {
    const { statusCode, lines } = await refusalOf('statement', owner.cookie);
    expect([statusCode, lines]).toEqual([200, []]);
  });
});
