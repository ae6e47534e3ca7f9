import { MAIL_KIND_NAMES, type MailKind } from '@academy/domain/academy/mail-kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queuedJobs } from '../../../database/driver/test/queued-jobs.ts';
import { createPostOffice } from '../../../gateways/post-office.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addTestCourse } from '../../../test/test-course.ts';
import { addLearner, LESSON_REPORTS, type TestLearner } from '../../../test/test-learner.ts';
import { queueMail, sendMail } from '../../academy/outbox/index.ts';
import { CatalogueCache } from '../../catalogue/courses/index.ts';
import { mailAchievements, mailNewAchievements } from '../../rewards/achievements/index.ts';
import { queueChosenMail, recipientNow } from './index.ts';

const publicUrl = 'http://academy.example';
let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL: publicUrl });
  await addTestCourse(academy.database.db, { id: 'tc' });
});
afterAll(() => academy.close());

const isWantedBy = async (who: TestLearner, kind: MailKind) =>
  (await who.get('/api/mail-preferences'))
    .json<{ preferences: { kind: MailKind; isWanted: boolean }[] }>()
    .preferences.find((preference) => preference.kind === kind)?.isWanted;
const choose = (who: TestLearner, kind: MailKind, isWanted: boolean) =>
  who.put(`/api/mail-preferences/${kind}`, { isWanted });

interface Mail {
  readonly subject: string;
  readonly body: string;
  readonly url: string | null;
}
const mailsTo = async (who: TestLearner): Promise<Mail[]> =>
  (
    await academy.database.pool.query(
      `select subject, body, unsubscribe_url as url from outbox_mails
        where recipient = $1 and subject not like '%tc%' order by created_at`,
      [who.email],
    )
  ).rows;

const remind = ({ id, email }: TestLearner) =>
  queueChosenMail(academy.services.db, {
    kind: 'session-reminders',
    userId: id,
    recipient: email,
    subject: 'Reminder',
    body: 'Tomorrow.',
    publicUrl,
    now: academy.services.clock(),
  });

const oneClick = (url: string, headers: Record<string, string> = {}) =>
  academy.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'List-Unsubscribe=One-Click',
  });

async function reminderUrl(who: TestLearner): Promise<string> {
  await remind(who);
  return (await mailsTo(who)).at(-1)?.url ?? '';
}

describe('mail preferences', () => {
  it('SET-21 begin with the default of each kind and keep what was chosen, each for themselves', async () => {
    const [learner, other] = [await addLearner(academy), await addLearner(academy)];
    const { preferences } = (await learner.get('/api/mail-preferences')).json();
    expect(preferences.map(({ kind }: { kind: string }) => kind)).toEqual(MAIL_KIND_NAMES);
    expect([await isWantedBy(learner, 'promotions'), await isWantedBy(learner, 'session-reminders')]).toEqual(
      [false, true],
    );
    for (const _ of [1, 2]) expect((await choose(learner, 'promotions', true)).statusCode).toBe(204);
    expect([await isWantedBy(learner, 'promotions'), await isWantedBy(other, 'promotions')]).toEqual([
      true,
      false,
    ]);
    expect((await learner.put('/api/mail-preferences/password', { isWanted: false })).statusCode).toBe(400);
  });

  it('keep back a mail that is not wanted, and give every other one the address that ends its kind', async () => {
    const learner = await addLearner(academy);
    expect(await remind(learner)).toBe(true);
    const [mail] = await mailsTo(learner);
    expect(mail?.url).toMatch(
      /^http:\/\/academy\.example\/unsubscribe\/[\w-]{22}\.session-reminders\.[\w-]{22}$/,
    );
    expect(mail?.body).toContain(mail?.url);
    await choose(learner, 'session-reminders', false);
    expect(await remind(learner)).toBe(false);
    expect(await mailsTo(learner)).toHaveLength(1);
  });
});

describe('over the line to the mail server', () => {
  /** The headers, unfolded. */
  const headersOf = (letter: string) => (letter.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ');

  async function sent(who: TestLearner): Promise<string> {
    const server = await startMailServer();
    const postOffice = createPostOffice(server.url, 'Academy <academy@example.co.za>');
    const { rows } = await academy.database.pool.query('select id from outbox_mails where recipient = $1', [
      who.email,
    ]);
    for (const { id } of rows) await sendMail({ ...academy.services, recipientNow, postOffice }, id);
    postOffice?.close();
    await server.close();
    return headersOf(server.received.join());
  }

  it('a mail that can be ended carries both headers, and what they name ends it (RFC 2369, RFC 8058)', async () => {
    const learner = await addLearner(academy);
    await remind(learner);
    const headers = await sent(learner);
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im);
    const url = /^List-Unsubscribe: <(http:\/\/academy\.example\/unsubscribe\/[^>]+)>$/im.exec(headers)?.[1];
    expect((await oneClick(url ?? '')).statusCode).toBe(200);
    expect(await isWantedBy(learner, 'session-reminders')).toBe(false);
  });

  it('a mail that everybody must get carries neither', async () => {
    const learner = await addLearner(academy);
    const mail = { recipient: learner.email, subject: 'Your new password', body: 'It was changed.' };
    await queueMail(academy.services.db, { ...mail, now: academy.services.clock() });
    const headers = await sent(learner);
    expect(headers).toMatch(/^Subject: Your new password$/im);
    expect(headers).not.toMatch(/unsubscribe/i);
  });
});

describe('the link at the end of a mail', () => {
  it('ends its kind of mails by one click of a mail program, without a sign-in and however often (RFC 8058)', async () => {
    const learner = await addLearner(academy);
    const url = await reminderUrl(learner);
    for (const _ of [1, 2]) expect((await oneClick(url)).statusCode).toBe(200);
    expect([
      await isWantedBy(learner, 'session-reminders'),
      await isWantedBy(learner, 'certificates'),
    ]).toEqual([false, true]);
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await oneClick(url, multipart)).statusCode).toBe(200);
  });

  it('changes nothing when it is only opened', async () => {
    const learner = await addLearner(academy);
    const url = await reminderUrl(learner);
    await academy.app.inject({ method: 'GET', url: new URL(url).pathname });
    expect(await isWantedBy(learner, 'session-reminders')).toBe(true);
  });

  it('ends them from its page too', async () => {
    const learner = await addLearner(academy);
    const token = (await reminderUrl(learner)).split('/').at(-1);
    const ended = await academy.call('POST', '/api/unsubscriptions', { body: { token } });
    expect([ended.statusCode, ended.json()]).toEqual([200, { kind: 'session-reminders' }]);
    expect(await isWantedBy(learner, 'session-reminders')).toBe(false);
  });

  it('is worth nothing once a letter of it was changed, or for another kind or person', async () => {
    const [learner, other] = [await addLearner(academy), await addLearner(academy)];
    const [id = '', kind = '', signature = ''] =
      (await reminderUrl(learner)).split('/').at(-1)?.split('.') ?? [];
    const [otherId = ''] = (await reminderUrl(other)).split('/').at(-1)?.split('.') ?? [];
    const forged = [
      [id, kind, `A${signature.slice(1)}B`],
      [id, 'certificates', signature],
      [otherId, kind, signature],
      [id, kind, ''],
      ['x', 'y', 'z'],
    ];
    for (const parts of forged) {
      const token = parts.join('.');
      expect((await academy.call('POST', '/api/unsubscriptions', { body: { token } })).statusCode).toBe(404);
      expect((await oneClick(`${publicUrl}/unsubscribe/${token}`)).statusCode).toBe(404);
    }
    expect([await isWantedBy(learner, 'certificates'), await isWantedBy(other, 'session-reminders')]).toEqual(
      [true, true],
    );
  });
});

describe('mails of badges', () => {
  const jobsFor = async (userId: string): Promise<number> =>
    (await queuedJobs(academy.database.pool, { userId })).filter(({ payload }) => !('courseId' in payload))
      .length;
  const badgeMails = async (who: TestLearner) =>
    (await mailsTo(who)).filter(({ subject }) => subject.startsWith('You earned'));
  const context = () => ({
    ...academy.services,
    catalogue: new CatalogueCache(academy.services),
    publicUrl: () => publicUrl,
  });

  it('are not sent to those who do not want them', async () => {
    const learner = await addLearner(academy);
    await choose(learner, 'achievements', false);
    await learner.enrol('tc');
    await learner.report(...LESSON_REPORTS.a('tc'));
    await mailAchievements(context(), learner.id);
    expect(await badgeMails(learner)).toEqual([]);
  });

  it('queue no job per step: one daily job finds everybody who has new badges', async () => {
    const learner = await addLearner(academy);
    await learner.enrol('tc');
    await learner.report(...LESSON_REPORTS.a('tc'));
    expect(await jobsFor(learner.id)).toBe(0);
    await mailNewAchievements(academy.services.db);
    expect(await jobsFor(learner.id)).toBe(1);
    await mailAchievements(context(), learner.id);
    await mailNewAchievements(academy.services.db);
    expect(await jobsFor(learner.id)).toBe(1);
  });

  it('come with all badges together, each badge once', async () => {
    const learner = await addLearner(academy);
    await choose(learner, 'achievements', false);
    await learner.enrol('tc');
    await learner.report(...LESSON_REPORTS.a('tc'));
    await choose(learner, 'achievements', true);
    for (const courseId of ['ai-fundamentals', 'python-for-ai']) await learner.takePlace(courseId);
    for (const _ of [1, 2]) await mailAchievements(context(), learner.id);
    expect(await badgeMails(learner)).toEqual([
      {
        subject: 'You earned AI Explorer',
        // What was earned before such mails were chosen is not mailed.
        body: expect.not.stringContaining('First Steps'),
        url: expect.stringContaining('.achievements.'),
      },
    ]);
  });
});
