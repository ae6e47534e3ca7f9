import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostOffice } from '../../../gateways/post-office.ts';
import { startWorker } from '../../../jobs/worker.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { recipientNow } from '../../accounts/mail-preferences/index.ts';
import { queueMail, sendMail } from './index.ts';

let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn((await test.addAccount('administrator')).username);
});
afterAll(() => test.close());

const outbox = async (page = '') =>
  (await test.call('GET', `/api/admin/outbox${page}`, { cookie: admin })).json();

const mail = (subject: string) => ({
  recipient: 'thandi@example.co.za',
  subject,
  body: 'Dumela, this is the text.',
  now: test.services.clock(),
});

describe('mail', () => {
  it('is written together with its cause, or not at all', async () => {
    const before = (await outbox()).total;
    await expect(
      test.services.db.transaction(async (tx) => {
        await queueMail(tx, mail('Never'));
        throw new Error('the cause failed');
      }),
    ).rejects.toThrow('the cause failed');
    expect((await outbox()).total).toBe(before);
  });

  it('API-25 stays in the outbox for the administrator when no mail server is configured', async () => {
    await queueMail(test.services.db, mail('Waiting'));
    const { mails } = await outbox();
    const [{ id }] = mails;
    await sendMail({ ...test.services, recipientNow, postOffice: null }, id);
    expect((await outbox()).mails[0]).toMatchObject({
      subject: 'Waiting',
      recipient: 'thandi@example.co.za',
      text: 'Dumela, this is the text.',
      sentAt: null,
    });
  });

  it.each([
    ['https://academy.example/reset-password#s3cret', 'https://academy.example/reset-password#…'],
    ['https://academy.example/email-change#confirm.s3cret now', 'https://academy.example/email-change#… now'],
    ['https://academy.example/invitation#t0ken', 'https://academy.example/invitation#t0ken'],
  ])('with %s is shown to an administrator as %s', async (body, text) => {
    await queueMail(test.services.db, { ...mail(text), body });
    const { mails } = await outbox();
    expect(mails.find(({ subject }: { subject: string }) => subject === text)).toMatchObject({ text });
  });

  it('is sent by the worker, and then keeps no text', async () => {
    const server = await startMailServer();
    const postOffice = createPostOffice(server.url, 'Academy <academy@example.co.za>');
    const worker = startWorker({ ...test.services, postOffice, publicUrl: 'https://academy.example' });
    const { email, username } = await test.addAccount('learner');
    const asked = await test.call('POST', '/api/auth/password-reset', { body: { username } });
    expect(asked.statusCode).toBe(202);
    await expect.poll(() => server.received.find((letter) => letter.includes(email))).toBeDefined();
    await expect
      .poll(async () => (await outbox()).mails.find((m: { recipient: string }) => m.recipient === email))
      .toMatchObject({ text: null, sentAt: expect.any(String) });
    expect(server.received.join()).toContain('From: Academy <academy@example.co.za>');
    expect(server.received.join()).toMatch(/https:\/\/academy\.example\/reset-password#/);
    await worker.stop();
    postOffice?.close();
    await server.close();
  });

  it('is tried again after a failure, which the administrator sees', async () => {
    await queueMail(test.services.db, mail('Unlucky'));
    const { mails } = await outbox();
    const unlucky = mails.find(({ subject }: { subject: string }) => subject === 'Unlucky');
    const away = createPostOffice('smtp://127.0.0.1:1', 'Academy <academy@example.co.za>');
    await expect(sendMail({ ...test.services, recipientNow, postOffice: away }, unlucky.id)).rejects.toThrow(
      'ECONNREFUSED',
    );
    const after = (await outbox()).mails.find(({ id }: { id: string }) => id === unlucky.id);
    expect(after).toMatchObject({ sentAt: null, lastError: expect.stringContaining('ECONNREFUSED') });
  });
});

describe('the outbox', () => {
  it('comes in pages, newest first', async () => {
    for (let n = 0; n < 51; n += 1) {
      test.moveClock(1000);
      await queueMail(test.services.db, mail(`Mail ${n}`));
    }
    const [first, second] = [await outbox(), await outbox('?page=2')];
    expect(first.mails).toHaveLength(50);
    expect(first.mails[0].subject).toBe('Mail 50');
    expect(second.mails[0].subject).toBe('Mail 0');
    expect((await test.call('GET', '/api/admin/outbox?page=0', { cookie: admin })).statusCode).toBe(400);
  });
});
