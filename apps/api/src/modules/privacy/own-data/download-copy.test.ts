import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { workDuringErasure } from '../../../test/during-erasure.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';
import { usePrivacyAcademy } from './test/privacy-academy.ts';

const { academy, query, findInDatabase, privacyOf, prepareExportOf, fileOf, confirmReceipt } =
  usePrivacyAcademy();

async function prepareCopyOf(learner: TestLearner): Promise<void> {
  expect((await learner.post('/api/privacy/export')).statusCode).toBe(202);
  await prepareExportOf(learner);
}

async function learnerWithCopy(): Promise<TestLearner> {
  const learner = await addLearner(academy.test);
  await prepareCopyOf(learner);
  return learner;
}

const filesHereOf = async (learner: TestLearner) => (await privacyOf(learner)).export.open;

/** Differs after any write to the row. */
async function versionOfRow({ id }: TestLearner): Promise<unknown> {
  const { rows } = await query('select xmin::text, ctid::text from data_exports where user_id = $1', [id]);
  expect(rows).toHaveLength(1);
  return rows[0];
}

async function cookieOf({ id }: TestLearner): Promise<string> {
  const { rows } = await query('select username from users where id = $1', [id]);
  return academy.test.signIn(rows[0].username);
}

/** Downloads over a real socket, and cuts the connection at the first bytes of the file. */
async function cutDownload(url: string, cookie: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const call = request(url, { method: 'POST', headers: { cookie } }, (response) => {
    response.once('data', (bytes: Buffer) => {
      response.destroy();
      resolve(`${response.statusCode} ${bytes.subarray(0, 10)}`);
    });
  });
  call.once('error', reject).end();
  return promise;
}

describe('the download of a copy', () => {
  it('that broke off leaves the file as it was, and can be repeated', async () => {
    const learner = await learnerWithCopy();
    const before = await versionOfRow(learner);
    const origin = await academy.test.app.listen({ host: '127.0.0.1', port: 0 });
    const begun = await cutDownload(`${origin}/api/privacy/export/page`, await cookieOf(learner));
    expect(begun).toBe('200 {"fileName');
    const first = await fileOf(learner, 'page');
    expect(await fileOf(learner, 'page')).toEqual(first);
    expect(first.characters).toBe(first.text.length);
    expect(await versionOfRow(learner)).toEqual(before);
    expect(await filesHereOf(learner)).toEqual(['page', 'json']);
  });

  it('is stored by no cache on the way, and by no idempotency key', async () => {
    const learner = await learnerWithCopy();
    const key = { 'idempotency-key': 'a-download' };
    const answer = await learner.post('/api/privacy/export/json', undefined, key);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.headers).not.toHaveProperty('etag');
    expect(answer.headers).not.toHaveProperty('idempotent-replayed');
    const { hash } = answer.json();
    expect(await findInDatabase([hash])).toEqual([]);
    await confirmReceipt(learner, 'json', hash);
    expect((await learner.post('/api/privacy/export/json', undefined, key)).statusCode).toBe(404);
  });

  it('in two tabs gives both the whole file, and their receipts delete it once', async () => {
    const learner = await learnerWithCopy();
    const files = await Promise.all([fileOf(learner, 'page'), fileOf(learner, 'page')]);
    expect(files[0]).toEqual(files[1]);
    const receipts = await Promise.all(files.map(({ hash }) => confirmReceipt(learner, 'page', hash)));
    expect(receipts.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect((await learner.post('/api/privacy/export/page')).statusCode).toBe(404);
    expect(await filesHereOf(learner)).toEqual(['json']);
  });
});

describe('the receipt of a file', () => {
  it('deletes that file alone, and changes nothing when it is repeated', async () => {
    const learner = await learnerWithCopy();
    const { hash } = await fileOf(learner, 'json');
    expect((await confirmReceipt(learner, 'page', hash)).statusCode).toBe(204);
    expect(await filesHereOf(learner)).toEqual(['page', 'json']);
    expect((await confirmReceipt(learner, 'json', hash)).statusCode).toBe(204);
    const after = await versionOfRow(learner);
    expect((await confirmReceipt(learner, 'json', hash)).statusCode).toBe(204);
    expect(await versionOfRow(learner)).toEqual(after);
    expect(await filesHereOf(learner)).toEqual(['page']);
    expect((await fileOf(learner, 'page')).text).toContain('<html');
  });

  it('of an older copy leaves a newer one, and one that is being prepared', async () => {
    const learner = await learnerWithCopy();
    const { hash } = await fileOf(learner, 'json');
    await learner.post('/api/tickets', { subject: 'Since then', text: 'Something more' });
    await learner.post('/api/privacy/export');
    expect((await confirmReceipt(learner, 'json', hash)).statusCode).toBe(204);
    expect((await privacyOf(learner)).export.state).toBe('preparing');
    await prepareExportOf(learner);
    expect((await confirmReceipt(learner, 'json', hash)).statusCode).toBe(204);
    expect(await filesHereOf(learner)).toEqual(['page', 'json']);
    expect((await fileOf(learner, 'json')).text).toContain('Since then');
  });

  it('from another person does nothing, and neither does one that names no file', async () => {
    const [learner, other] = [await learnerWithCopy(), await learnerWithCopy()];
    const { hash } = await fileOf(learner, 'page');
    expect((await confirmReceipt(other, 'page', hash)).statusCode).toBe(204);
    expect((await confirmReceipt(learner, 'page', '0'.repeat(64))).statusCode).toBe(204);
    expect((await confirmReceipt(learner, 'page', 'the newest')).statusCode).toBe(400);
    expect([await filesHereOf(learner), await filesHereOf(other)]).toEqual([
      ['page', 'json'],
      ['page', 'json'],
    ]);
  });
});

describe('somebody who is erased while downloading the copy', () => {
  it('gets the whole file, the receipt is accepted, and nothing stays', async () => {
    const learner = await learnerWithCopy();
    const status = await workDuringErasure(academy.test, learner, async () => {
      const { hash } = await fileOf(learner, 'json');
      return (await confirmReceipt(learner, 'json', hash)).statusCode;
    });
    expect(status).toBe(204);
    const { rowCount } = await query('select from data_exports where user_id = $1', [learner.id]);
    expect(rowCount).toBe(0);
    expect((await learner.post('/api/privacy/export/json')).statusCode).toBe(401);
  });
});
